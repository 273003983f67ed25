import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { partnerEditorTexts } from '@streetlore/domain/partner';
import { aPartner, aPost, aReview, aSubmission, aTour } from '@streetlore/domain/testing';
import { tourEditorTexts } from '@streetlore/domain/tour';
import type { ReactNode } from 'react';
import { beforeEach, describe, expect, test, vi } from 'vitest';
import { handlerIn, propsIn, runHook } from '../testing/run-hook.tsx';
import { htmlOf, wordsOf } from '../testing/words.tsx';
import { ConfirmDialog } from '../ui/confirm-dialog.tsx';
import { TextAreaField } from '../ui/field.tsx';
import { FormDialog } from '../ui/form-dialog.tsx';
import { toast } from '../ui/toaster.tsx';
import { DeleteDialog as DeletePostDialog } from './blog/list/delete-dialog.tsx';
import { PostList } from './blog/list/post-list-screen.tsx';
import { EditDialog } from './contest/edit-dialog.tsx';
import { PhotoList } from './contest/photo-list.tsx';
import { contestAdminTexts } from './contest/texts.ts';
import { DeleteItemDialog } from './delete-item-dialog.tsx';
import { FilteredScreen } from './filtered-screen.tsx';
import { DeletePartnerDialog } from './partners/partner-grid.tsx';
import { AnswerDialog } from './reviews/answer-dialog.tsx';
import type { ReviewFilter } from './reviews/data.ts';
import { ReviewsScreen } from './reviews/reviews-screen.tsx';
import { reviewTexts } from './reviews/texts.ts';
import { DeleteTourDialog } from './tours/tour-grid.tsx';

// These tests are about the back office's dialogs for one row of a list. The server can never be reached and
// the lists never load, so a dialog has only its row as it was when the dialog opened.

const nothing = () => undefined;
const UNSENT = 'Something went wrong. Please try again.';
const photo = { ...aSubmission({ title: 'Wagtail' }), id: 'a' };
const review = { ...aReview({ team: 'Wagtails' }), id: 'r' };
const post = { ...aPost({ title: 'Wagtail' }), id: 'p' };

const said = vi.spyOn(toast, 'error');
beforeEach(() => {
  said.mockReset().mockImplementation(nothing);
  vi.stubGlobal('localStorage', { getItem: () => null });
});

type WithForm = (props: { readonly onClose: () => void }) => ReactNode;
const forms: readonly (readonly [string, WithForm, string])[] = [
  ['edits a photo', ({ onClose }) => EditDialog({ photo, onClose }), contestAdminTexts.saveFailed],
  ['answers a review', ({ onClose }) => AnswerDialog({ review, onClose }), reviewTexts.answerFailed],
];

describe.each(forms)('the dialog that %s', (_does, use, failed) => {
  test('stays open with what is typed when it cannot be saved, and says so', async () => {
    const onClose = vi.fn();
    const { now, after } = await runHook(use, { onClose });
    expect(propsIn(now(), FormDialog).unsaved).toBe(false);
    const field = propsIn(now(), TextAreaField);
    const target = { name: field.name, value: 'Half a sentence' };
    await after(() => handlerIn<object>(<TextAreaField {...field} />, 'onChange')({ type: 'change', target }));
    for (const times of [1, 2]) {
      await after((tree) => handlerIn<undefined>(tree, 'onSubmit')(undefined));
      expect(said).toHaveBeenCalledTimes(times);
      expect(said.mock.lastCall?.[0]).toBe(failed);
      expect(propsIn(now(), FormDialog)).toMatchObject({ unsaved: true, busy: false });
    }
    expect(onClose).not.toHaveBeenCalled();
  });
});

const tour = { ...aTour({ name: 'Wagtails' }), id: 't' };
const doomed = { partner: { ...aPartner({ name: 'Wagtail Café' }), id: 'p' }, tours: 1 };
const onClose = nothing;
const questions: readonly (readonly [string, () => ReactNode, string])[] = [
  [
    'a tour',
    () => DeleteItemDialog(propsIn(DeleteTourDialog({ tour, onClose }), DeleteItemDialog)),
    tourEditorTexts.deleteFailed(UNSENT),
  ],
  [
    'a partner',
    () => DeleteItemDialog(propsIn(DeletePartnerDialog({ doomed, onClose }), DeleteItemDialog)),
    partnerEditorTexts.deleteFailed(UNSENT),
  ],
  ['a post', () => DeletePostDialog({ post, onClose }), UNSENT],
];

test.each(questions)('the question before %s is deleted stays, and says why it failed', async (_what, use, failed) => {
  const { now } = await runHook(use, undefined);
  expect(await propsIn(now(), ConfirmDialog).onConfirm()).toBe(failed);
});

const lists: readonly (readonly [string, () => ReactNode, (screen: ReactNode) => void, readonly string[]])[] = [
  [
    'a photo that is being edited',
    PhotoList,
    (screen) => handlerIn<object>(screen, 'onAsk')({ dialog: 'edit', photo, picture: null }),
    [contestAdminTexts.editTitle, 'Save Changes'],
  ],
  [
    'a photo that is about to be deleted',
    PhotoList,
    (screen) => handlerIn<object>(screen, 'onAsk')({ dialog: 'delete', photo, picture: null }),
    [contestAdminTexts.deleteTitle, 'Wagtail'],
  ],
  [
    'a review that is being answered',
    ReviewsScreen,
    (screen) => {
      const list = propsIn(screen, FilteredScreen<ReviewFilter>).children('held');
      handlerIn<object>(list, 'onAnswer')(review);
    },
    [reviewTexts.answerTitle, review.text],
  ],
  [
    'a post that is about to be deleted',
    () => PostList({ onEdit: nothing, onWrite: nothing }),
    (screen) => handlerIn<object>(screen, 'onDelete')(post),
    ['Wagtail', 'Delete'],
  ],
];

test.each(lists)('%s needs no row in the list any more', async (_what, use, ask, texts) => {
  const { now, after } = await runHook(use, undefined);
  const words = () => wordsOf(htmlOf(now()));
  for (const text of texts) expect(words()).not.toContain(text);
  await after(ask);
  for (const text of texts) expect(words()).toContain(text);
});

test('every form of the back office repeats a request without an answer under its id', () => {
  const unsafe = readdirSync(import.meta.dirname, { recursive: true, encoding: 'utf8' })
    .filter((name) => /(?<!\.test)\.tsx?$/.test(name))
    .filter((name) => {
      const source = readFileSync(join(import.meta.dirname, name), 'utf8');
      return /\buseForm[<(]/.test(source) && !/\b(?:useSending|useEditing|useRequestId)\(/.test(source);
    });
  // Signing in twice is signing in.
  expect(unsafe.filter((name) => !name.startsWith('session/') && name !== 'editor/use-stored-form.ts')).toEqual([]);
});
