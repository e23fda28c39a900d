/**
 * Every text of the client is a Fluent message of i18n/<language>/. Only this module knows languages.
 */
import { FluentBundle, FluentDateTime, FluentNumber, FluentResource } from "/vendor/@fluent/bundle/esm/index.js";

/** What is spoken where nothing that is asked for is. */
const ELSE = "en";
/** Where a language says by whose rules it writes numbers and dates: `locale = en-GB`. */
const LOCALE = /^locale = (\S+)/m;

/** How many sentences are kept as they were put together, before all are forgotten. */
const REMEMBERED = 2000;

/**
 * The text of a message. A parameter that is a number must be given as a number, or no plural form matches.
 * @typedef {(id: string, params?: Record<string, string | number>) => string} Texts
 *
 * @typedef {Record<string, string>} Languages   what each is called by those who speak it
 */

/** Languages that write digits of their own. */
const OWN_DIGITS = /^(ar|as|bn|ckb|dz|fa|ks|mr|my|ne|ps|sa|sat|sd|ur)\b/;

/** A number. Below a thousand it is its digits: a browser's own format takes 20 ms to wake, five times that on a slow phone. */
class Count extends FluentNumber {
  /** @param {import("/vendor/@fluent/bundle/esm/scope.js").Scope} [scope] */
  toString(scope) {
    const { value, opts } = this;
    const short = Number.isInteger(value) && value >= 0 && value < 1000 && Object.keys(opts).length === 0;
    return short && !OWN_DIGITS.test(scope?.bundle.locales[0] ?? "") ? String(value) : super.toString(scope);
  }
}

/** A number that may be negative: its minus is U+2212, which no language's own number format writes. */
class Signed extends Count {
  /** @param {import("/vendor/@fluent/bundle/esm/scope.js").Scope} scope */
  toString(scope) {
    if (this.value >= 0) return super.toString(scope);
    return `−${new Count(-this.value, this.opts).toString(scope)}`;
  }
}

/** `SIGN($n)` in a message. @type {import("/vendor/@fluent/bundle/esm/types.js").FluentFunction} */
function sign([value], options) {
  if (!(value instanceof FluentNumber)) throw new TypeError("SIGN takes a number");
  return new Signed(value.valueOf(), { ...value.opts, .../** @type {Intl.NumberFormatOptions} */ (options) });
}

/** `DAY($day)` in a message: a date as the server names it, `2026-11-29`, the same wherever it is read. @type {import("/vendor/@fluent/bundle/esm/types.js").FluentFunction} */
function day([value], options) {
  return new FluentDateTime(Date.parse(String(value)), { .../** @type {any} */ (options), timeZone: "UTC" });
}

/** @param {Record<string, string | number>} params */
function counted(params) {
  return Object.fromEntries(
    Object.entries(params).map(([name, value]) => [name, typeof value === "number" ? new Count(value) : value]),
  );
}

/**
 * @param {string} language as its folder is called
 * @param {string} source every message of the language, as Fluent text
 * @param {(id: string, why: string) => void} missing told of a message that is not there or cannot be put together
 * @returns {Texts}
 */
export function createTexts(language, source, missing) {
  const bundle = new FluentBundle(LOCALE.exec(source)?.[1] ?? language, {
    useIsolating: false,
    functions: { SIGN: sign, DAY: day },
  });
  for (const error of bundle.addResource(new FluentResource(source))) missing(language, error.message);
  /** What was said before: most of a table says the same with every redraw. @type {Map<string, string>} */
  const said = new Map();

  /** @type {Texts} */
  const say = (id, params) => {
    const message = bundle.getMessage(id);
    if (!message?.value) {
      missing(id, "no such message");
      return id;
    }
    /** @type {Error[]} */
    const errors = [];
    const text = bundle.formatPattern(message.value, params && counted(params), errors);
    if (errors.length > 0) missing(id, String(errors[0]));
    return text;
  };

  return (id, params) => {
    const key = params === undefined ? id : `${id} ${JSON.stringify(params)}`;
    const before = said.get(key);
    if (before !== undefined) return before;
    const text = say(id, params);
    if (said.size === REMEMBERED) said.clear();
    said.set(key, text);
    return text;
  };
}

/**
 * The languages of the game, each by its own name, as the server wrote them into the document: one for each folder of i18n/.
 * @param {Document} document
 * @returns {Languages}
 */
export function readLanguages(document) {
  return JSON.parse(document.querySelector('meta[name="languages"]')?.getAttribute("content") ?? "{}");
}

/** @param {string} tag */
const stem = (tag) => tag.toLowerCase().split("-")[0];

/**
 * The first language of the game that is wanted, if need be as it is spoken elsewhere: who wants pt gets pt-BR. English otherwise.
 * @param {Languages} languages
 * @param {readonly string[]} wanted language tags, the most wanted first
 * @returns {string}
 */
export function pickLanguage(languages, wanted) {
  const known = Object.keys(languages);
  const found = wanted.map((tag) => known.find((one) => one === tag) ?? known.find((one) => stem(one) === stem(tag)));
  return found.find((one) => one !== undefined) ?? ELSE;
}

/**
 * @param {string} language
 * @param {typeof fetch} get
 * @param {Iterable<string>} [later]   of those that come only with what they belong to: `rules/magdagdon`
 * @returns {Promise<string>} the source for createTexts
 */
export async function loadTexts(language, get, later = []) {
  const addresses = [`/i18n/${language}.ftl`, ...[...later].map((part) => `/i18n/${language}/${part}.ftl`)];
  const answers = await Promise.all(addresses.map((address) => get(address)));
  const lost = answers.find(({ ok }) => !ok);
  if (lost) throw new Error(`texts of ${language}: ${lost.status}`);
  return (await Promise.all(answers.map((answer) => answer.text()))).join("\n");
}
