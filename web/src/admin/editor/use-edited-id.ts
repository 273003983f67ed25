import { useRef, useState } from 'react';
import { useNavigate } from 'react-router-dom';

/** Where an address names the document, this one stands for one that is not stored yet; no document is called so. */
export const NEW = 'new';

/** Which document an editor edits. */
export type EditedId = {
  /** The document's id; `NEW` while it has none. */
  readonly id: string;
  readonly isNew: boolean;
  /** The same for as long as the same document is edited: also when what was new gets its own address. */
  readonly key: string;
  /** The id, given now by `make` if there is none yet: from then on saving twice stores one document. */
  readonly claim: (make: () => string) => string;
  /** Has the address name what is stored now, so that a reload opens it and does not begin another. */
  readonly onStored: () => void;
};

/**
 * Which document an editor's address means.
 * @param named the address's last segment: an id or `NEW`
 * @param address of the editor of an id
 */
export function useEditedId(named: string, address: (id: string) => string): EditedId {
  const navigate = useNavigate();
  const [claimed, setClaimed] = useState<string | null>(null);
  // At once: an upload and a save may both ask before the next render.
  const first = useRef<string | null>(null);
  const isNew = named === NEW;
  return {
    id: isNew ? (claimed ?? NEW) : named,
    isNew,
    key: named === claimed ? NEW : named,
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
