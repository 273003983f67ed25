import { type Artist, artistTexts } from '../artist/index.ts';
import type { BlogPost } from '../blog/index.ts';
import { city } from '../city/city.ts';
import { neighborhoods } from '../city/neighborhoods.ts';
import { isElsewhere, placeShown } from '../contest/elsewhere.ts';
import type { Submission } from '../contest/index.ts';
import { srcsetOfAddress } from '../contest/picture.ts';
import { hoursOf, structuredHours } from '../opening-hours/open.ts';
import type { Partner } from '../partner/index.ts';
import { artistRoute, routes } from '../paths/index.ts';
import { shownPicture, tourPictureSizes } from '../picture/photograph.ts';
import type { WithId } from '../query/index.ts';
import { picturePath } from '../result/shape.ts';
import type { SharedResult } from '../result/shared.ts';
import { sharedResultTexts } from '../result/texts.ts';
import type { Tour } from '../tour/index.ts';
import { tourFacts, visitFacts } from '../tour/visit.ts';
import { cutAtWord } from '../wording/cut.ts';
import { offerSentence } from '../wording/offer.ts';
import {
  absoluteUrl,
  type FirstPicture,
  fullTitle,
  type PageHead,
  SITE_NAME,
  type StructuredData,
  socialCard,
} from './head.ts';

const SCHEMA = 'https://schema.org';

/** The characters of a description that search results show. */
const DESCRIPTION_LENGTH = 160;

/** The beginning of a text, cut at a word, for descriptions. */
export const excerptOf = (text: string, length = DESCRIPTION_LENGTH) => cutAtWord(text, length);

const organisation = (site: string): StructuredData => ({ '@type': 'Organization', name: SITE_NAME, url: `${site}/` });
const pictureOf = (site: string, address: string | null) => (address ? absoluteUrl(site, address) : socialCard(site));
const point = (latitude: number | null, longitude: number | null): StructuredData =>
  latitude === null || longitude === null ? {} : { geo: { '@type': 'GeoCoordinates', latitude, longitude } };

/** Who made the work that a picture shows; nothing while nobody knows. */
const creatorOf = (site: string, { artist, artist_slug }: NamedArtist): StructuredData =>
  artist?.name ? { creator: personOf(site, artist, artist_slug) } : {};

const personOf = (site: string, { name, link }: Artist, slug: string | null): StructuredData => ({
  '@type': 'Person',
  name,
  ...(slug && { url: site + artistRoute(slug) }),
  ...(link && { sameAs: link }),
});

type NamedArtist = { readonly artist: Artist | null; readonly artist_slug: string | null };

/** Pictures of walls with their artists, for search engines; null when no picture has one. */
export function wallPictures(
  walls: readonly (NamedArtist & { readonly image_url: string | null; readonly location_name: string })[],
  site: string,
): StructuredData | null {
  const images = walls.flatMap(({ image_url, location_name, ...named }) =>
    image_url && named.artist?.name
      ? [imageOf(site, image_url, { name: location_name, ...creatorOf(site, named) })]
      : [],
  );
  return images.length === 0 ? null : { '@context': SCHEMA, '@graph': images };
}

const imageOf = (site: string, address: string, more: StructuredData): StructuredData => ({
  '@type': 'ImageObject',
  contentUrl: absoluteUrl(site, address),
  ...more,
});

function firstPictureOf(tour: Tour, site: string): FirstPicture {
  const { image_url } = shownPicture(tour);
  const srcset = srcsetOfAddress(image_url);
  return srcset ? { srcset, sizes: tourPictureSizes, type: 'image/webp' } : { href: absoluteUrl(site, image_url) };
}

/** A tour's head. To search engines a tour is a trip, and a product with a price. */
export function tourHead(tour: WithId<Tour>, site: string): PageHead {
  const canonical = site + routes.tour(tour);
  const image = pictureOf(site, tour.image_url);
  return {
    title: fullTitle(`${tour.name}, ${tour.neighborhood}`),
    description: excerptOf(tour.description),
    canonical,
    image,
    firstPicture: firstPictureOf(tour, site),
    type: 'product',
    structured: {
      '@context': SCHEMA,
      '@type': ['TouristTrip', 'Product'],
      name: tour.name,
      description: excerptOf(tour.description, 500),
      image,
      url: canonical,
      provider: organisation(site),
      brand: organisation(site),
      additionalProperty: [...tourFacts(tour), ...visitFacts(tour)].map(({ label, value, note }) => ({
        '@type': 'PropertyValue',
        name: label,
        value: note ? `${value}. ${note}` : value,
      })),
      offers: {
        '@type': 'Offer',
        price: tour.price.toFixed(2),
        priceCurrency: 'GBP',
        availability: `${SCHEMA}/InStock`,
        url: site + routes.book(tour.id),
      },
      ...(tour.reviews > 0 && {
        aggregateRating: {
          '@type': 'AggregateRating',
          ratingValue: tour.rating,
          reviewCount: tour.reviews,
          bestRating: 5,
        },
      }),
    },
  };
}

export function postHead(post: BlogPost, site: string): PageHead {
  const canonical = site + routes.post(post.slug);
  const image = pictureOf(site, post.featured_image);
  const description = excerptOf(post.meta_description || post.excerpt);
  return {
    title: fullTitle(post.title),
    description,
    canonical,
    image,
    ...(post.featured_image && { firstPicture: { href: image } }),
    type: 'article',
    structured: {
      '@context': SCHEMA,
      '@type': 'Article',
      headline: excerptOf(post.title, 110),
      description,
      image: post.artist?.name ? imageOf(site, image, creatorOf(site, post)) : image,
      url: canonical,
      mainEntityOfPage: canonical,
      author: post.author === SITE_NAME ? organisation(site) : { '@type': 'Person', name: post.author },
      publisher: organisation(site),
      datePublished: (post.published_at ?? post.created_at).toISOString(),
      dateModified: post.updated_at.toISOString(),
      keywords: post.tags.join(', '),
    },
  };
}

/** A partner's head. To search engines a partner is a business at an address. */
export function partnerHead(partner: Partner, site: string): PageHead {
  const canonical = site + routes.partner(partner);
  const area = partner.area === 'unknown' ? null : neighborhoods[partner.area].name;
  const hours = hoursOf(partner.opening_hours);
  return {
    title: fullTitle(`${partner.name}, ${partner.type}${area ? ` in ${area}` : ''}`),
    description: excerptOf(`${offerSentence(partner.offer, partner.offer_kind)} ${partner.address}`),
    canonical,
    image: pictureOf(site, partner.image_url),
    type: 'website',
    structured: {
      '@context': SCHEMA,
      '@type': 'LocalBusiness',
      name: partner.name,
      ...(partner.description && { description: partner.description }),
      ...(partner.image_url && { image: absoluteUrl(site, partner.image_url) }),
      address: {
        '@type': 'PostalAddress',
        streetAddress: partner.address,
        addressLocality: city.name,
        addressCountry: city.country.code,
      },
      ...point(partner.latitude, partner.longitude),
      url: partner.website ?? canonical,
      ...(hours && structuredHours(hours)),
    },
  };
}

export function submissionHead(photo: WithId<Submission>, site: string): PageHead {
  const canonical = site + routes.submission(photo);
  const image = pictureOf(site, photo.image_url);
  const description = excerptOf(
    photo.description ||
      `${isElsewhere(photo) ? 'Street art' : `Street art at ${photo.location}`}, sent to the weekly photo contest.`,
  );
  return {
    title: fullTitle(`${photo.title}, ${placeShown(photo)}`),
    description,
    canonical,
    image,
    type: 'article',
    structured: {
      '@context': SCHEMA,
      '@type': 'Photograph',
      name: photo.title,
      description,
      image,
      url: canonical,
      ...creatorOf(site, photo),
      dateCreated: photo.submitted_at.toISOString(),
      // A photo from elsewhere does not show its place, so its data must not claim one.
      ...(isElsewhere(photo)
        ? {}
        : { contentLocation: { '@type': 'Place', name: photo.location, ...point(photo.latitude, photo.longitude) } }),
    },
  };
}

/** An artist as the works name them: the name as it is written most lately, and the first known page. */
export type KnownArtist = { readonly slug: string; readonly name: string; readonly link: string | null };

/** @returns null without a work that names the artist */
export function knownArtist(slug: string, works: readonly { readonly artist: Artist | null }[]): KnownArtist | null {
  const artists = works.flatMap(({ artist }) => (artist?.name ? [artist] : []));
  const name = artists[0]?.name;
  return name ? { slug, name, link: artists.find(({ link }) => link !== null)?.link ?? null } : null;
}

export function artistHead({ slug, name, link }: KnownArtist, site: string): PageHead {
  const canonical = site + artistRoute(slug);
  const description = artistTexts.pageDescription(name);
  return {
    title: fullTitle(artistTexts.pageTitle(name)),
    description,
    canonical,
    image: socialCard(site),
    type: 'website',
    structured: {
      '@context': SCHEMA,
      '@type': 'ProfilePage',
      url: canonical,
      description,
      mainEntity: personOf(site, { name, link }, slug),
    },
  };
}

/** The head of what a team shares of its hunt. Search engines must not list it. */
export const sharedHead = (result: SharedResult, id: string, site: string): PageHead => ({
  title: fullTitle(sharedResultTexts.title(result)),
  description: sharedResultTexts.description(result),
  canonical: null,
  image: site + picturePath(id, 'wide'),
  type: 'website',
  structured: null,
});
