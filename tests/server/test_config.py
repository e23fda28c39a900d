from pathlib import Path

import pytest

from server.config import Config, Malformed, read_config


def test_an_empty_environment_gives_every_default():
    assert read_config({}) == Config()


@pytest.mark.parametrize("name", ["HOST", "PORT", "PUBLIC_URL", "PROXIES", "REDIS_URL", "DATA_DIR", "SECRET_KEY"])
def test_an_empty_variable_counts_as_absent(name):
    assert read_config({name: " "}) == Config()


def test_variables_of_other_programs_are_ignored():
    assert read_config({"PATH": "/bin", "DEBUG": "1"}) == Config()


@pytest.mark.parametrize(
    ("name", "text", "field", "value"),
    [
        ("HOST", "127.0.0.1", "host", "127.0.0.1"),
        ("HOST", "::1", "host", "::1"),
        ("HOST", "0.0.0.0", "host", "0.0.0.0"),
        ("HOST", "playroom-2.local", "host", "playroom-2.local"),
        ("PORT", "8080", "port", 8080),
        ("PORT", "0", "port", 0),
        ("PORT", "65535", "port", 65_535),
        ("PUBLIC_URL", "https://Play.Example.org", "public_url", "https://play.example.org"),
        ("PUBLIC_URL", "http://192.168.1.4:8080/", "public_url", "http://192.168.1.4:8080"),
        ("PUBLIC_URL", "http://[fd00::1]:8080", "public_url", "http://[fd00::1]:8080"),
        ("PROXIES", "2", "proxies", 2),
        ("REDIS_URL", "redis://store:6379/0", "redis_url", "redis://store:6379/0"),
        ("REDIS_URL", "rediss://:password@store", "redis_url", "rediss://:password@store"),
        ("REDIS_URL", "unix:///run/store.sock", "redis_url", "unix:///run/store.sock"),
        ("REDIS_URL", "redis+cluster://one,two:7000", "redis_url", "redis+cluster://one,two:7000"),
        ("DATA_DIR", "/var/lib/magdagdon", "data_dir", Path("/var/lib/magdagdon")),
        ("SECRET_KEY", "one", "secret_keys", ("one",)),
        ("SECRET_KEY", "new, old", "secret_keys", ("new", "old")),
        ("DAILY_SECRET", "days", "daily_secret", "days"),
        ("LOG_LEVEL", "WARNING", "log_level", "warning"),
    ],
)
def test_a_well_formed_value_is_taken(name, text, field, value):
    assert getattr(read_config({name: text}), field) == value


@pytest.mark.parametrize(
    ("name", "text"),
    [
        ("HOST", "300.1.1.1"),
        ("HOST", "http://localhost"),
        ("HOST", "two words"),
        ("HOST", "-x"),
        ("PORT", "http"),
        ("PORT", "-1"),
        ("PORT", "65536"),
        ("PORT", "80.5"),
        ("PORT", "٨٠"),
        ("PUBLIC_URL", "play.example.org"),
        ("PUBLIC_URL", "ftp://play.example.org"),
        ("PUBLIC_URL", "https://play.example.org/game"),
        ("PUBLIC_URL", "https://user@play.example.org"),
        ("PUBLIC_URL", "https://play.example.org:99999"),
        ("PUBLIC_URL", "https://"),
        ("PROXIES", "one"),
        ("PROXIES", "11"),
        ("REDIS_URL", "store:6379"),
        ("REDIS_URL", "http://store:6379"),
        ("REDIS_URL", "redis://"),
        ("REDIS_URL", "redis://store:port"),
        ("REDIS_URL", "redis+cluster://one,two:port"),
        ("REDIS_URL", "redis+cluster://one,two/0"),
        ("REDIS_URL", "redis+cluster://one,two:65536"),
        ("REDIS_URL", "redis+sentinel://one,two:0/mymaster"),
        ("REDIS_URL", "redis://store?socket_timeout=soon"),
        ("SECRET_KEY", "one,,two"),
        ("SECRET_KEY", "one,"),
        ("LOG_LEVEL", "loud"),
    ],
)
def test_a_malformed_value_is_refused_in_one_line_that_names_the_variable(name, text):
    with pytest.raises(Malformed) as refused:
        read_config({name: text})
    line = str(refused.value)
    assert line.startswith(name)
    assert "\n" not in line


@pytest.mark.parametrize(("name", "text"), [("REDIS_URL", "redis://:hunter2@store:port"), ("SECRET_KEY", "hunter2,,")])
def test_a_refused_secret_is_not_repeated(name, text):
    with pytest.raises(Malformed) as refused:
        read_config({name: text})
    assert "hunter2" not in str(refused.value)
