import type { VisitFact } from '@streetlore/domain/tour';

type FactListProps = {
  readonly facts: readonly VisitFact[];
  readonly className: string | undefined;
};

export function FactList({ facts, className }: FactListProps) {
  return (
    <dl className={className}>
      {facts.map(({ label, value, note }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
          {note && <dd>{note}</dd>}
        </div>
      ))}
    </dl>
  );
}
