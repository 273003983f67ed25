/**
 * Imports what `load` imports, and can try again after a failure. A browser does not ask again for
 * a module's address that has failed (html.spec.whatwg.org/#fetch-a-single-module-script), so the
 * second try uses another address.
 * @param load only the `import()` of a module that no other module imports statically. Otherwise
 * the bundler renames the module's exports, and only the first `import()` knows the new names.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+/.exec(String(error)) ?? [];
    // Safari names no address.
    if (!address) throw error;
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module;
  }
}
