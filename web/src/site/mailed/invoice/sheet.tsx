import { type InvoiceDocument, invoiceTexts as texts } from '@streetlore/domain/invoice';
import { invoiceToTexts } from '@streetlore/domain/invoice-to';
import { formatPence } from '@streetlore/domain/money';
import { formatDay } from '@streetlore/domain/time';
import { runBy } from '@streetlore/domain/trader';
import { Card } from '../../../ui/card.tsx';
import { Table } from '../../../ui/table.tsx';
import styles from './invoice.module.css';

type SheetProps = { readonly document: InvoiceDocument };

/** An invoice or a credit note as it was issued, a sheet of paper each. */
export function Sheet({ document }: SheetProps) {
  const { number, kind, corrects, issued_at, supplied_at, seller, to, vat_rate, notes, reference, payment } = document;
  const title = kind === 'invoice' && vat_rate !== null ? texts.vatInvoice : texts.kinds[kind];
  return (
    <Card role="article" aria-label={`${title} ${number}`} className={styles.sheet}>
      <h2 className={styles.title}>
        {title} <span className={styles.number}>{number}</span>
      </h2>
      <div className={styles.parties}>
        <section aria-label={texts.from}>
          <h3>{texts.from}</h3>
          <p className={styles.name}>{seller.name}</p>
          <p>{runBy(seller)}</p>
          <p>{seller.email}</p>
          {seller.vat && (
            <p>
              {texts.vatNumber} {seller.vat}
            </p>
          )}
        </section>
        <section aria-label={texts.to}>
          <h3>{texts.to}</h3>
          <p className={styles.name}>{to.company}</p>
          <p className={styles.address}>{to.address}</p>
          {to.vat_number && (
            <p>
              {texts.vatNumber} {to.vat_number}
            </p>
          )}
        </section>
      </div>
      <dl className={styles.facts}>
        {kind !== 'invoice' && corrects && <Fact label={texts.corrects[kind]}>{corrects}</Fact>}
        <Fact label={texts.issuedOn}>{formatDay(issued_at)}</Fact>
        <Fact label={texts.suppliedOn}>{formatDay(supplied_at)}</Fact>
        {to.po_number && <Fact label={invoiceToTexts.poNumber}>{to.po_number}</Fact>}
        <Fact label={texts.reference}>{reference}</Fact>
        {payment && <Fact label={texts.payment}>{payment}</Fact>}
      </dl>
      <div className={styles.lines}>
        <Sums document={document} />
      </div>
      {[...notes, texts.inPounds].map((note) => (
        <p key={note} className={styles.note}>
          {note}
        </p>
      ))}
    </Card>
  );
}

type FactProps = { readonly label: string; readonly children: string };

const Fact = ({ label, children }: FactProps) => (
  <div>
    <dt>{label}</dt>
    <dd>{children}</dd>
  </div>
);

/**
 * The lines and their sums. Without VAT each line has its total alone. Only an invoice names a price per person,
 * because a refund can be any amount.
 */
function Sums({ document }: SheetProps) {
  const { kind, number, lines, net, vat, gross, vat_rate } = document;
  const columns = vat_rate === null ? [texts.gross] : [texts.net, texts.vatAt(vat_rate), texts.gross];
  const cells = (of: { net: number; vat: number; gross: number }) => {
    const sums = vat_rate === null ? [of.gross] : [of.net, of.vat, of.gross];
    return columns.map((column, n) => <td key={column}>{formatPence(sums[n] ?? 0)}</td>);
  };
  return (
    <Table caption={`${texts.kinds[kind]} ${number}`} head={[texts.service, ...columns]}>
      {lines.map((line) => (
        <tr key={line.text}>
          <th scope="row">
            <span>{line.text}</span>
            {kind === 'invoice' && (
              <span className={styles.each}>
                {texts.each(line.people, formatPence(Math.round(line.net / line.people)))}
              </span>
            )}
          </th>
          {cells(line)}
        </tr>
      ))}
      <tr className={styles.total}>
        <th scope="row">{texts.total[kind]}</th>
        {cells({ net, vat, gross })}
      </tr>
    </Table>
  );
}
