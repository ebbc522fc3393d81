import { useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { HooksContext } from 'storybook/preview-api';
import { color } from '#theme/tokens';
import { viewports } from '../globals/viewports';
import { BoxContext } from './boxContext';

/** The values of the toolbars. */
export type Globals = Readonly<Record<string, unknown>>;

/** What a user has entered before the first picture of a story in a comparison. */
interface EnteredForm {
  /** The texts of the fields, by the start of their `autocomplete`. */
  fill?: Readonly<Record<string, string>>;
  /** The radio that is chosen: its value, or its index. */
  choose?: string | number;
  /** The index of the tab that is selected. */
  tab?: number;
  /** Whether the form is submitted. */
  submit?: boolean;
}

/** A story that Storybook has prepared, with its context. */
export interface PreparedStory {
  id: string;
  title: string;
  /** The parameters that a comparison reads. */
  parameters: {
    docs?: { story?: { height?: string } };
    form?: (globals: Globals) => EnteredForm;
  };
  args?: object;
}

/** The size of a screen in a comparison, in px. */
const PHONE = { width: 360, height: 740 };

/** How long a form may take to appear, in ms. */
const FORM_TIMEOUT_MS = 10_000;

/** The size of the window that a story sees; undefined for a component, which fills its cell. */
function sizeOf({ title, parameters }: PreparedStory, { viewport }: Globals) {
  const height = Number.parseInt(parameters.docs?.story?.height ?? '', 10);
  if (title.startsWith('Components/') && Number.isNaN(height)) return undefined;
  const name = (viewport as { value?: string } | undefined)?.value;
  const device = Object.entries(viewports).find(([key]) => key === name)?.[1].styles;
  const size = device && { width: parseInt(device.width, 10), height: parseInt(device.height, 10) };
  return { ...(size ?? PHONE), ...(height > 0 && { height }) };
}

function setValue(field: HTMLInputElement, text: string): void {
  // React ignores a value that was set with the property of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

/** Enters a form as soon as its fields exist. Returns whether they do. */
function enter(box: HTMLElement, { fill = {}, choose, tab = -1, submit }: EnteredForm): boolean {
  if (box.querySelector('[aria-busy="true"]') !== null) return false;
  const form = [...box.querySelectorAll('form')].at(-1);
  const radio = [...box.querySelectorAll<HTMLInputElement>('input[type="radio"]')].find(
    ({ value }, index) => choose === value || choose === index,
  );
  const fields = Object.keys(fill).map((name) =>
    box.querySelector<HTMLInputElement>(`input[autocomplete^="${name}"]`),
  );
  if (fields.includes(null) || (choose !== undefined && radio === undefined)) return false;
  if (submit === true && form?.querySelector('button[type="submit"]') == null) return false;
  box.querySelectorAll<HTMLElement>('[role="tab"]')[tab]?.click();
  radio?.click();
  for (const [index, text] of Object.values(fill).entries()) {
    const field = fields[index];
    if (field != null) setValue(field, text);
  }
  if (submit === true) form?.requestSubmit();
  return true;
}

/** Enters the form of a story once, after its effects have run. */
function useEnteredForm(form: EnteredForm | undefined) {
  const box = useRef<HTMLDivElement>(null);
  const [entered] = useState(form);
  useEffect(() => {
    if (entered === undefined) return undefined;
    const end = performance.now() + FORM_TIMEOUT_MS;
    const timer = setInterval(() => {
      const isOver = box.current === null || enter(box.current, entered);
      if (isOver || performance.now() > end) clearInterval(timer);
    }, 100);
    return () => {
      clearInterval(timer);
    };
  }, [entered]);
  return box;
}

export interface IsolatedStoryProps {
  /** The context of the story, as Storybook creates it. */
  context: object;
  /** The values of the toolbars. */
  globals: Globals;
  /** The args of the story. */
  args: object;
}

/** A story with all of its decorators, but without its loaders and its play. */
export function IsolatedStory({ context, ...rest }: IsolatedStoryProps) {
  const [hooks] = useState(() => new HooksContext());
  useEffect(
    () => () => {
      hooks.clean();
    },
    [hooks],
  );
  const Story = Reflect.get(context, 'unboundStoryFn') as ComponentType<Record<string, unknown>>;
  return (
    <BoxContext value>
      <Story {...context} {...rest} hooks={hooks} loaded={undefined} />
    </BoxContext>
  );
}

/** A window for a screen. It contains what is fixed, and its content is as wide as a phone at any size of the cell. */
const Window = styled.div`
  container-type: inline-size;

  & > div {
    --scale: min(1, tan(atan2(100cqi, var(--width) * 1px)));
    --colibri-window-height: calc(var(--height) * 1px);

    inline-size: calc(var(--width) * 1px * var(--scale));
    block-size: calc(var(--height) * 1px * var(--scale));
    margin-inline: auto;
    overflow: hidden;
  }

  & > div > div {
    inline-size: calc(var(--width) * 1px);
    block-size: var(--colibri-window-height);
    container-type: inline-size;
    overflow: hidden;
    background: ${color.ground};
    transform: scale(var(--scale));
    transform-origin: 0 0;
  }

  & [data-story] {
    min-block-size: 100%;
    display: flow-root;
  }

  /* Without the top layer, a dialog is in the middle of the window. */
  & dialog[open] {
    position: fixed;
    inset: 0;
    outline: 100vmax solid rgb(0 0 0 / 50%);
  }
`;

/** A component fills its cell. */
const Cell = styled.div`
  container-type: inline-size;
  overflow: hidden;
`;

export interface StoryBoxProps {
  /** The context of the story, as Storybook creates it. */
  context: PreparedStory;
  /** The values of the toolbars. */
  globals: Globals;
  /**
   * Whether a component has its own size.
   * @default false
   */
  isLarge?: boolean;
}

/** A story as a picture: inert, in a container of its own, with its router, services, storage and notifications. */
export function StoryBox({ context, globals, isLarge = false }: StoryBoxProps) {
  const box = useEnteredForm(context.parameters.form?.(globals));
  const size = sizeOf(context, globals);
  const story = <IsolatedStory args={context.args ?? {}} context={context} globals={globals} />;
  if (size === undefined) {
    return (
      <Cell inert style={{ zoom: isLarge ? 1 : 0.7 }}>
        {story}
      </Cell>
    );
  }
  return (
    <Window>
      <div inert style={{ '--width': size.width, '--height': size.height } as object}>
        <div ref={box}>{story}</div>
      </div>
    </Window>
  );
}
