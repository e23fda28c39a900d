/** Import this first: the client's libraries have the addresses that browsers load them from; here they lie in client/node_modules. */
import { register } from "node:module";

const libraries = new URL("../../client/node_modules/", import.meta.url).href;

register(
  `data:text/javascript,${encodeURIComponent(`
    export const resolve = (name, context, next) =>
      next(name.startsWith("/vendor/") ? ${JSON.stringify(libraries)} + name.slice(8) : name, context);
  `)}`,
);
