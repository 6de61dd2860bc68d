/** What every page reads of the settings: the wishes of this device, and how to change them. */
import { type Accessor, createContext, useContext } from 'solid-js';
import type { ToolWords } from '../words/en/tools.ts';
import type { PrefsModel } from './create-prefs.ts';

export interface SettingsParts {
  readonly prefs: PrefsModel;
  readonly words: Accessor<ToolWords>;
  /** Opens the sheet. */
  open(): void;
}

export const SettingsContext = createContext<SettingsParts>();

export function useSettings(): SettingsParts {
  const parts = useContext(SettingsContext);
  if (!parts) throw new Error('outside of the page');
  return parts;
}
