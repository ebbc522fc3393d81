import { useEffect, useRef, useState, type ComponentType } from 'react';
import styled from 'styled-components';
import { HooksContext } from 'storybook/preview-api';
import { viewports } from '../globals/viewports';
import { BoxContext } from './boxContext';
import { color } from '#theme/tokens';

/** The values of the toolbars. */
export type Globals = Readonly<Record<string, unknown>>;

/** What a user has entered before the first picture of a story in a comparison. */
export interface EnteredForm {
  /** The texts of the fields, by the start of their `autocomplete`. */
  fill?: Readonly<Record<string, string>>;
  /** The radio that is chosen: its value, or its index. */
  choose?: string | number;
  /** The index of the tab that is selected. */
  tab?: number;
  /** Whether the form is submitted. */
  submit?: boolean;
}

/** The parameters of a story that a comparison reads. */
interface BoxParameters {
  docs?: { story?: { height?: string } };
  form?: (globals: Globals) => EnteredForm;
}

/** A story that Storybook has prepared, with its context. */
export interface PreparedStory {
  id: string;
  title: string;
  parameters: BoxParameters;
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
  const value = (viewport as { value?: string } | undefined)?.value ?? '';
  const device = Object.entries(viewports).find(([name]) => name === value)?.[1].styles;
  const size = device && { width: parseInt(device.width, 10), height: parseInt(device.height, 10) };
  return { ...(size ?? PHONE), ...(height > 0 && { height }) };
}

function setValue(field: HTMLInputElement, text: string): void {
  // React ignores a value that was set with the property of the element itself.
  Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, 'value')?.set?.call(field, text);
  field.dispatchEvent(new Event('input', { bubbles: true }));
}

function findAll<Element extends HTMLElement>(box: HTMLElement, selector: string): Element[] {
  return [...box.querySelectorAll<Element>(selector)];
}

/** Enters a form as soon as its fields exist. Returns whether they do. */
function enter(box: HTMLElement, { fill = {}, choose, tab, submit = false }: EnteredForm): boolean {
  const radio = findAll<HTMLInputElement>(box, 'input[type="radio"]').find(
    ({ value }, index) => choose === value || choose === index,
  );
  const selected = findAll(box, '[role="tab"]').find((_, index) => index === tab);
  const fields = Object.entries(fill).map(([name, text]) => ({
    field: box.querySelector<HTMLInputElement>(`input[autocomplete^="${name}"]`),
    text,
  }));
  const form = findAll<HTMLFormElement>(box, 'form').at(-1);
  const isReady =
    (choose === undefined || radio !== undefined) &&
    (!submit || form?.querySelector('button[type="submit"]') != null) &&
    fields.every(({ field }) => field !== null);
  if (!isReady || box.querySelector('[aria-busy="true"]') !== null) return false;
  selected?.click();
  radio?.click();
  for (const { field, text } of fields) if (field !== null) setValue(field, text);
  if (submit) form?.requestSubmit();
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

/** The room that a preview has. */
const Room = styled.div`
  container-type: inline-size;
`;

/** A window for a screen. It contains what is fixed, and its content is as wide as a phone at any size of the cell. */
const Window = styled.div`
  --scale: min(var(--largest-scale), tan(atan2(100cqi, var(--width) * 1px)));
  --window-height: calc(var(--height) * 1px);

  inline-size: calc(var(--width) * 1px * var(--scale));
  block-size: calc(var(--height) * 1px * var(--scale));
  margin-inline: auto;
  overflow: hidden;

  & > div {
    inline-size: calc(var(--width) * 1px);
    block-size: var(--window-height);
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
  zoom: var(--component-scale);
`;

export interface StoryBoxProps {
  /** The context of the story, as Storybook creates it. */
  context: PreparedStory;
  /** The values of the toolbars. */
  globals: Globals;
  /** The args, if they differ from those of the context. */
  args?: object;
  /**
   * Whether a screen is at most as large as on a phone, and a component has its own size.
   * @default false
   */
  isLarge?: boolean;
}

/** A story as a picture: inert, in a container of its own, with its router, services, storage and notifications. */
export function StoryBox({ context, globals, args, isLarge = false }: StoryBoxProps) {
  const box = useEnteredForm(context.parameters.form?.(globals));
  const size = sizeOf(context, globals);
  const story = (
    <IsolatedStory args={args ?? context.args ?? {}} context={context} globals={globals} />
  );
  if (size === undefined) {
    return (
      <Cell inert style={{ ['--component-scale' as string]: isLarge ? 1 : 0.7 }}>
        {story}
      </Cell>
    );
  }
  const { width, height } = size;
  const style = { '--width': width, '--height': height, '--largest-scale': 1 } as object;
  return (
    <Room>
      <Window inert style={style}>
        <div ref={box}>{story}</div>
      </Window>
    </Room>
  );
}
