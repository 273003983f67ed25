interface PageMetaProps {
  /** Without the company's name; Home leaves it out. */
  readonly title?: string;
  readonly description: string;
}

/** The document's title and description while the page is shown; React lifts them into the head. */
export function PageMeta({ title, description }: PageMetaProps) {
  const full = title ? `${title} | Streetlore` : 'Streetlore: street-art hunts in London, played by text';
  return (
    <>
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
    </>
  );
}
