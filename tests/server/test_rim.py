"""The outermost layer: what every request passes."""

import logging
import sys

from server.web.rim import Rim


def test_what_the_web_server_complains_of_is_said_without_the_address_of_anybody(capsys, caplog):
    caplog.set_level(logging.INFO)

    def application(environ, start_response):
        environ["wsgi.errors"].write("client=192.0.2.7:4 socket shutdown error")
        environ["wsgi.errors"].writelines(["client=192.0.2.7:4 again"])
        environ["wsgi.errors"].flush()
        return []

    Rim(application)({"wsgi.errors": sys.stderr}, lambda *_: None)
    assert capsys.readouterr().err == ""
    assert [record.getMessage() for record in caplog.records] == ["a connection ended badly"] * 2
