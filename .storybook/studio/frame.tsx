import { wordmarks } from '#components/CarrierLogo';
import { catalogue } from '#mocks/catalogue';
import type { Theme } from '#theme/contract';
import { themeCss } from '#theme/themeCss';
import { carrierThemes, themes } from '#theme/themes';
import { Drawing } from './Drawing';
import { decodeProposal, themeOfProposal, type ThemeDraft } from './themeDraft';

/** The name of the address's part that holds a proposal, of the studio's page and of its frames. */
export const STUDIO = 'studio';

/** The carrier whose products a proposed one sells until it has its own. */
const LIKE = 'TELCEL';

/** The message from the studio to a frame that shows its draft. */
export interface StudioMessage {
  /** Distinguishes the message from others. */
  type: typeof STUDIO;
  /** What is proposed now; only its colours may have changed. */
  proposal: ThemeDraft;
}

function isStudioMessage(data: unknown): data is StudioMessage {
  return typeof data === 'object' && data !== null && 'type' in data && data.type === STUDIO;
}

function paint(theme: Theme): void {
  const found = document.getElementById(STUDIO);
  const style = found ?? document.createElement('style');
  style.id = STUDIO;
  // Twice the attribute is stronger than any theme of the page, whichever comes last.
  const own = `[data-carrier="${theme.code}"]`;
  style.textContent = themeCss([theme]).replace(/^[^{]+/, own + own);
  if (found === null) document.head.append(style);
}

/** Makes this document know the proposed carrier as it knows the others. */
function admit(proposal: ThemeDraft): void {
  const theme = themeOfProposal(proposal);
  const { code } = theme;
  (carrierThemes as Theme[]).push(theme);
  (themes as Theme[]).push(theme);
  const { wordmark } = proposal;
  if (wordmark !== undefined) wordmarks.set(code, <Drawing wordmark={wordmark} />);
  const sold = catalogue.find(({ name }) => name === LIKE);
  if (sold !== undefined) catalogue.push({ ...sold, name: code });
  paint(theme);
  window.addEventListener('message', ({ data, origin }: MessageEvent<unknown>) => {
    if (origin === window.location.origin && isStudioMessage(data) && data.proposal.code === code) {
      paint(themeOfProposal(data.proposal));
    }
  });
}

async function admitFromAddress(): Promise<void> {
  const text = new URLSearchParams(window.location.search).get(STUDIO);
  const proposal = text === null ? undefined : await decodeProposal(text);
  if (proposal !== undefined) admit(proposal);
}

let admitted: Promise<void> | undefined;

/** In a frame of the studio, waits until the proposed carrier is known; elsewhere there is nothing to wait for. */
export function admitProposal(): Promise<void> {
  admitted ??= admitFromAddress();
  return admitted;
}
