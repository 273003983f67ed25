/** The fields of the packed functions' package.json that the check reads. */
export type PackedManifest = {
  readonly main?: string | undefined;
  readonly scripts?: Readonly<Record<string, string>> | undefined;
};

/**
 * Says why Cloud Build would build the packed functions differently from the preflight's own build:
 * no lockfile, no bundle, or a script that Cloud Build runs by itself
 * (https://cloud.google.com/docs/buildpacks/nodejs: `gcp-build`, or else `build`).
 * @param has whether a file is in the package
 */
export function findPackingFaults({ main, scripts = {} }: PackedManifest, has: (path: string) => boolean): string[] {
  return [
    ...(has('package-lock.json') ? [] : ['The functions are packed without package-lock.json: versions would float.']),
    ...['build', 'gcp-build']
      .filter((name) => name in scripts)
      .map((name) => `functions/package.json has the script ${name}, which Cloud Build would run after the upload.`),
    ...(main !== undefined && has(main) ? [] : [`The functions are packed without ${main ?? 'a main file'}.`]),
    // Loading does not fail without it: `page` serves documents with an empty root when there is no
    // server bundle.
    ...(has('lib/site/render.js')
      ? []
      : ['The functions are packed without lib/site/render.js: pages would not be rendered on the server.']),
  ];
}
