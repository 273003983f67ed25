import { contestTexts, type PlaceParts } from '@streetlore/domain/contest';
import { isSegment, submissionIdOf } from '@streetlore/domain/paths';
import { useParams } from 'react-router-dom';
import { useSubmission, useSubmissionByPlace, useSubmissionBySlug } from '../data.ts';
import { SubmissionNotFound, SubmissionView } from './submission-view.tsx';

/** `/contest/submission/{titleWithId}`: only the id counts, whatever title stands before it. */
function SubmissionByIdPage() {
  const { titleWithId = '' } = useParams();
  const id = submissionIdOf(titleWithId);
  return id ? <ById id={id} /> : <SubmissionNotFound reason={contestTexts.invalidAddress} />;
}

function ById({ id }: { readonly id: string }) {
  return <SubmissionView live={useSubmission(id)} />;
}

/** `/contest/{slug}`. */
function SubmissionBySlugPage() {
  const { slug = '' } = useParams();
  return isSegment(slug) ? <BySlug slug={slug} /> : <SubmissionNotFound reason={contestTexts.invalidAddress} />;
}

function BySlug({ slug }: { readonly slug: string }) {
  return <SubmissionView live={useSubmissionBySlug(slug)} />;
}

/** `/contest/{country}/{city}/{neighborhood}/{title}`. */
function SubmissionByPlacePage() {
  const { country = '', city = '', neighborhood = '', title = '' } = useParams();
  const place = { country, city, neighborhood, title };
  return Object.values(place).every(isSegment) ? (
    <ByPlace place={place} />
  ) : (
    <SubmissionNotFound reason={contestTexts.invalidAddress} />
  );
}

function ByPlace({ place }: { readonly place: PlaceParts }) {
  return <SubmissionView live={useSubmissionByPlace(place)} />;
}

const pages = { id: SubmissionByIdPage, slug: SubmissionBySlugPage, place: SubmissionByPlacePage };

/** A photo's page. `by`: what its address names the photo by. */
export default function SubmissionPages({ by }: { readonly by: keyof typeof pages }) {
  const Page = pages[by];
  return <Page />;
}
