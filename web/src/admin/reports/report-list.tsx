import { reasonNames } from '@streetlore/domain/reports';
import { formatMoment } from '@streetlore/domain/time';
import { LiveView } from '../../data/index.ts';
import { Loading } from '../../ui/loading.tsx';
import { useReportsOf } from './data.ts';
import styles from './reports.module.css';
import { caseTexts as texts } from './texts.ts';

/** What the reporters of a thing wrote, the newest first. */
export function ReportList({ caseId }: { readonly caseId: string }) {
  return (
    <LiveView
      live={useReportsOf(caseId)}
      loading={<Loading text={texts.reportsLoading} height="4rem" />}
      failed={texts.reportsFailed}
    >
      {(reports) =>
        reports.length === 0 ? (
          <p className={styles.soft}>{texts.noReports}</p>
        ) : (
          <ul className={styles.reports}>
            {reports.map((report) => (
              <li key={report.id} className={styles.note}>
                <p className={styles.soft}>
                  {report.number},{' '}
                  <time dateTime={report.created_at.toISOString()}>{formatMoment(report.created_at)}</time>,{' '}
                  {texts.answerTo(report)}
                </p>
                <p className={styles.written}>
                  <strong>{reasonNames[report.reason]}:</strong> {report.words || texts.noWords}
                </p>
              </li>
            ))}
          </ul>
        )
      }
    </LiveView>
  );
}
