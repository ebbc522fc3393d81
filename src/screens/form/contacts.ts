import { parsePhone } from '#masks/phone';

/** A browser that may have the Contact Picker API, as some have on phones. */
interface ContactsNavigator {
  contacts?: {
    select: (
      properties: ['tel'],
      options: { multiple: false },
    ) => Promise<{ tel?: readonly string[] }[]>;
  };
}

/** Whether the browser can show the contacts. */
export function canPickContacts(): boolean {
  return 'contacts' in navigator;
}

/**
 * Shows the contacts of the phone, and returns the different numbers of the chosen one, read like a pasted text. Returns
 * undefined if the user cancels or the browser refuses.
 */
export async function pickNumbers(): Promise<string[] | undefined> {
  const { contacts } = navigator as ContactsNavigator;
  const picked = await contacts?.select(['tel'], { multiple: false }).catch(() => []);
  const numbers = picked?.[0] && (picked[0].tel ?? []).map((text) => parsePhone(text));
  return numbers && [...new Set(numbers)].filter((number) => number !== '');
}
