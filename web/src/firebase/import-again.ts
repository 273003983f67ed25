/**
 * What `load` imports, also after it could not be fetched once: a browser remembers that a module's address failed and does not ask
 * for it again as long as the page lives (html.spec.whatwg.org/#fetch-a-single-module-script), so it is asked for under another
 * address. `load` must be nothing but the `import()` of a module that nothing imports statically: the bundler would otherwise give its
 * exports names of its own, which are known to the first `import()` alone.
 */
export async function importAgain<Module>(load: () => Promise<Module>): Promise<Module> {
  try {
    return await load();
  } catch (error) {
    const [address] = /https?:\S+/.exec(String(error)) ?? [];
    // Safari names none.
    if (!address) throw error;
    return (await import(/* @vite-ignore */ `${address}?again=${Date.now()}`)) as Module;
  }
}
