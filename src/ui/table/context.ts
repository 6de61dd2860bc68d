/** What every part of the table reads: the table itself, my answer in the making, my hand, and whom to ask for card help. */
import { type Accessor, createContext, useContext } from 'solid-js';
import type { ChoiceModel } from './create-choice.ts';
import type { HandModel } from './create-hand.ts';
import type { TableModel } from './create-table.ts';

export interface TableParts {
  readonly table: TableModel;
  readonly choice: ChoiceModel;
  readonly hand: HandModel;
  /** Do letters and numbers press things? */
  readonly isKeysOn: Accessor<boolean>;
  /** Opens card help for these titles. */
  explain(faces: readonly string[]): void;
}

export const TableContext = createContext<TableParts>();

export function useTable(): TableParts {
  const parts = useContext(TableContext);
  if (!parts) throw new Error('outside of a table');
  return parts;
}
