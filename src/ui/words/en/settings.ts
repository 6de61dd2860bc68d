/** English words of the settings. */
import type { SettingsWords } from '../settings.ts';

export const settings: SettingsWords = {
  title: 'Settings',
  close: 'Close',
  language: 'Language',
  groups: { sound: 'Sound', look: 'Look', play: 'Play', away: 'While you look away' },
  wishes: {
    sound: { name: 'Sound' },
    effects: { name: 'Card sounds' },
    ping: { name: 'Two notes on your turn', help: 'Also while this page is in the background.' },
    volume: { name: 'Volume', values: { normal: 'Normal', quiet: 'Quiet, for calls' } },
    vibration: { name: 'Vibration on your turn' },
    motion: {
      name: 'Motion',
      values: { system: 'Like the system', full: 'Full', brisk: 'Brisk', reduced: 'Fades only', none: 'None' },
    },
    cards: { name: 'Cards in hand', values: { usual: 'Usual', big: 'Big' } },
    letters: { name: 'Names on all cards', help: 'Colours are written out, too.' },
    contrast: { name: 'Contrast', values: { system: 'Like the system', more: 'High' } },
    buttons: { name: 'Buttons on the', values: { right: 'Right', left: 'Left' } },
    keys: { name: 'Single-key shortcuts', help: 'P plays, D draws, N nopes, and so on.' },
    narration: { name: 'Screen reader', values: { quiet: 'Quiet', normal: 'Normal', verbose: 'Everything' } },
    pace: {
      name: 'Time to react',
      help: 'The slowest wish counts for the whole table. Nobody sees whose it is.',
      values: { usual: 'Usual', twice: 'Twice as long', 'four times': 'Four times as long', 'no clock': 'No clock' },
    },
    notify: { name: 'Notification on your turn', help: 'Only while this page is in the background.' },
  },
  refused: 'This browser does not allow it. Allow notifications for this page first.',
};
