import { parsePhone } from '#masks/parsers';

/** The Contact Picker API, which only some browsers on phones have. */
interface ContactsManager {
  select: (
    properties: ['tel'],
    options: { multiple: false },
  ) => Promise<{ tel?: readonly string[] }[]>;
}

function contactsOf(target: Navigator): ContactsManager | undefined {
  return 'ContactsManager' in window && 'contacts' in target
    ? (target.contacts as ContactsManager)
    : undefined;
}

/** Whether the browser can show the contacts, and the build allows it. */
export function canPickContacts(): boolean {
  return import.meta.env.VITE_CONTACTS !== 'false' && contactsOf(navigator) !== undefined;
}

/**
 * Shows the contacts of the phone, and returns the different numbers of the chosen one, read like a pasted text. Returns
 * none if the user cancels or the browser refuses.
 */
export async function pickNumbers(): Promise<string[]> {
  const picked = await contactsOf(navigator)
    ?.select(['tel'], { multiple: false })
    .catch(() => []);
  const numbers = picked?.[0]?.tel?.map((text) => parsePhone(text)) ?? [];
  return [...new Set(numbers)].filter((number) => number !== '');
}
