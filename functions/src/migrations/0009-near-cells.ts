import { cellsAround } from '@streetlore/domain/city';
import { collections } from '@streetlore/domain/paths';
import { ofDocuments } from './migration.ts';

/** Adds the cells by which a tour finds the photos near its walls to older photos. */
export const nearCellsMigration = ofDocuments('0009-near-cells', {
  [collections.contestSubmissions]: ({ near_cells, latitude, longitude }) => {
    if (near_cells !== undefined) return null;
    const isPlaced = typeof latitude === 'number' && typeof longitude === 'number';
    return { near_cells: isPlaced ? cellsAround({ latitude, longitude }) : [] };
  },
});
