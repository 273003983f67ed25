import { PRIZE_TERMS, prizeTerms } from '@streetlore/domain/contest';

export function PrizeTerms() {
  return (
    <>
      <h2 id={PRIZE_TERMS}>The contest’s prize</h2>
      <ul>
        {prizeTerms.map(({ about, rule }) => (
          <li key={about}>
            <strong>{about}:</strong> {rule}
          </li>
        ))}
      </ul>
    </>
  );
}
