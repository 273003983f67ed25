import { routes } from '@streetlore/domain/paths';
import { useEffect, useState } from 'react';
import { CallError, toCallError } from '../../../data/index.ts';
import { TextField } from '../../../ui/field.tsx';
import { Loading } from '../../../ui/loading.tsx';
import type { FormProps } from './action.ts';
import { findLink } from './calls.ts';
import { OperationDialog } from './operation-dialog.tsx';
import { actionTexts } from './texts.ts';

/**
 * Shows the link to a booking and copies it. The link is there before anybody presses Copy: a
 * browser lets a page copy only right after a press.
 */
export function CopyLinkDialog({ booking: { id }, onClose }: FormProps) {
  const texts = actionTexts.copyLink;
  const [link, setLink] = useState<string | null>(null);
  const [fault, setFault] = useState<string>();
  useEffect(() => {
    let isHere = true;
    findLink({ booking_id: id }).then(
      ({ token }) => isHere && setLink(`${location.origin}${routes.bookingPage}#${token}`),
      (error: unknown) => isHere && setFault(toCallError(error).message),
    );
    return () => {
      isHere = false;
    };
  }, [id]);
  const copy = async (text: string) => {
    try {
      await navigator.clipboard.writeText(text);
    } catch (cause) {
      throw new CallError('unknown', texts.refused, [], { cause });
    }
  };
  const prepare = () => (link === null ? null : { values: link, run: () => copy(link), done: texts.done });
  return (
    <OperationDialog title={texts.title} action={texts.action} prepare={prepare} onClose={onClose}>
      <p>{texts.text}</p>
      {link === null && !fault ? (
        <Loading text={texts.loading} height="3rem" />
      ) : (
        <TextField
          label={texts.label}
          readOnly
          value={link ?? ''}
          error={fault}
          onFocus={({ target }) => target.select()}
        />
      )}
    </OperationDialog>
  );
}
