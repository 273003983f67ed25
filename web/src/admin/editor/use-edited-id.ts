import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** In an address, stands for a document that is not stored yet. No document has this id. */
export const NEW_ID = 'new';

/** The document that an editor edits. */
export type EditedId = {
  /** The document's id; `NEW` while it has none. */
  readonly id: string;
  readonly isNew: boolean;
  /** Stays the same while the same document is edited, even when a new document gets its id. */
  readonly key: string;
  /**
   * Returns the id. A new document gets an id from `make` first, so that saving twice stores one
   * document.
   */
  readonly claim: (make: () => string) => string;
  /**
   * Puts the stored document's id into the address, so that a reload opens this document instead of
   * starting another.
   */
  readonly onStored: () => void;
};

/**
 * Finds the document for an editor's address.
 * @param named the address's last segment: an id or `NEW`
 * @param address gives the editor's address for an id
 */
export function useEditedId(named: string, address: (id: string) => string): EditedId {
  const navigate = useNavigate();
  const [claimed, setClaimed] = useState<string | null>(null);
  // A ref works at once: an upload and a save may both claim an id before the next render.
  const first = useRef<string | null>(null);
  const isNew = named === NEW_ID;
  return {
    id: isNew ? (claimed ?? NEW_ID) : named,
    isNew,
    key: named === claimed ? NEW_ID : named,
    claim(make) {
      if (!isNew) return named;
      first.current ??= make();
      setClaimed(first.current);
      return first.current;
    },
    onStored() {
      if (isNew && claimed !== null) void navigate(address(claimed), { replace: true });
    },
  };
}
