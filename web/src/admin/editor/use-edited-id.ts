import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Stands in an address for a document that is not stored yet. No document has this id. */
export const NEW_ID = 'new';

export type EditedId = {
  /** `NEW` while the document has none. */
  readonly id: string;
  readonly isNew: boolean;
  /** A React key that stays while the same document is edited, even when a new document gets its id. */
  readonly key: string;
  /**
   * Returns the id. A new document gets one from `make` first, so that saving twice stores one
   * document.
   */
  readonly claim: (make: () => string) => string;
  /** Puts the stored document's id into the address, for a reload. */
  readonly onStored: () => void;
};

/**
 * Tells which document an editor's address is about.
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
