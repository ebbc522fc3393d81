import { StrictMode, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { createRoot, hydrateRoot, type Root } from 'react-dom/client';
import { renderToString } from 'react-dom/server';
import { afterEach, expect, test, vi } from 'vitest';
import { useMaskedInput, type RawEvent } from '#components/mask';
import type { MaskName } from './masks';
import { fillIn } from './testing/harness';

interface BareProps {
  mask?: MaskName;
  name?: string;
  value?: string;
  defaultValue?: string;
  onChange?: (event: RawEvent) => void;
  onBlur?: (event: RawEvent) => void;
  ref?: (element: HTMLInputElement | null) => void;
  isShown?: boolean;
}

/** What the hook gives, and no field around it. */
function Bare({ mask = 'name', isShown = true, ...props }: BareProps) {
  const { control, ghost, isEmpty, clear } = useMaskedInput(mask, props);
  return (
    <>
      {isShown && <input {...control} />}
      <output>{`${ghost.typed}+${ghost.rest} ${String(isEmpty)}`}</output>
      <button onClick={clear} type="button" />
    </>
  );
}

function Parent({ told }: { told: string[] }) {
  const [value, setValue] = useState('5');
  return (
    <Bare
      mask="phone"
      onChange={({ target }) => {
        told.push(target.value);
        setValue(target.value);
      }}
      value={value}
    />
  );
}

let root: Root | undefined;

/** Empties the page for what a test shows. */
function freshPage(): HTMLElement {
  const main = document.createElement('main');
  document.body.replaceChildren(main);
  return main;
}

function render(node: ReactNode): void {
  root ??= createRoot(freshPage());
  flushSync(() => root?.render(node));
}

afterEach(() => {
  root?.unmount();
  root = undefined;
});

function element(): HTMLInputElement {
  const found = document.querySelector('input');
  if (found === null) throw new Error('Nothing is shown yet: render a field first.');
  return found;
}

const output = () => document.querySelector('output')?.textContent;

/** Changes the text as autofill does. */
function fill(text: string): void {
  flushSync(() => {
    fillIn(element(), text);
    element().dispatchEvent(new Event('input', { bubbles: true }));
  });
}

function press(key: string): void {
  flushSync(() => {
    element().dispatchEvent(new KeyboardEvent('keydown', { key, ctrlKey: true }));
  });
}

test('starts empty where nobody gives a value', () => {
  render(<Bare />);
  expect([element().value, output()]).toEqual(['', '+ true']);
});

test('gives the display, the rest of the mask and whether it is empty', () => {
  render(<Bare mask="phone" />);
  expect(output()).toBe('+000 000 00 00 true');
  fill('5512');
  expect([element().value, output()]).toEqual(['551 2', '551 2+00 00 00 false']);
});

test('shows no rest while an IME composes', () => {
  render(<Bare defaultValue="55" mask="phone" />);
  flushSync(() => {
    element().dispatchEvent(new CompositionEvent('compositionstart'));
  });
  expect(output()).toBe('55+ false');
});

test('empties itself, tells it and takes the focus', () => {
  const onChange = vi.fn();
  render(<Bare defaultValue="Ana" name="field" onChange={onChange} />);
  flushSync(() => document.querySelector('button')?.click());
  expect([element().value, output()]).toEqual(['', '+ true']);
  expect(document.activeElement).toBe(element());
  expect(onChange.mock.calls).toEqual([[{ target: { name: 'field', value: '' }, type: 'change' }]]);
});

test('tells each change once, under StrictMode too, and leaving', () => {
  const [onChange, onBlur] = [vi.fn(), vi.fn()];
  render(
    <StrictMode>
      <Bare onBlur={onBlur} onChange={onChange} />
    </StrictMode>,
  );
  element().focus();
  fill('Ana ');
  element().blur();
  const event = (value: string, type: string) => [{ target: { name: '', value }, type }];
  expect(onChange.mock.calls).toEqual([event('Ana ', 'change'), event('Ana', 'change')]);
  expect(onBlur.mock.calls).toEqual([event('Ana', 'blur')]);
});

test('works where nobody listens', () => {
  render(<Bare />);
  element().focus();
  fill('Ana');
  element().blur();
  expect(element().value).toBe('Ana');
});

test('follows its parent, which may hold another value', () => {
  render(<Bare value="Ana" />);
  fill('Eva');
  render(<Bare value="Ana" />);
  expect(element().value).toBe('Ana');
  render(<Bare value="Luz" />);
  expect(element().value).toBe('Luz');
});

test('tells its parent what the mask makes of its value', () => {
  const onChange = vi.fn();
  render(<Bare mask="phone" onChange={onChange} value="+52 55 1234 5678" />);
  flushSync(() => undefined);
  const told = { target: { name: '', value: '5512345678' }, type: 'change' };
  expect([element().value, onChange.mock.calls]).toEqual(['551 234 56 78', [[told]]]);
});

test('keeps its history while its parent follows', () => {
  const told: string[] = [];
  render(<Parent told={told} />);
  fill('57');
  press('z');
  expect([element().value, told]).toEqual(['5', ['57', '5']]);
});

test('tells what was typed before it came alive, whatever its parent holds', async () => {
  const onChange = vi.fn<(event: RawEvent) => void>();
  const field = <Bare onChange={onChange} value="" />;
  const main = freshPage();
  main.innerHTML = renderToString(field);
  element().value = 'Eva ';
  root = hydrateRoot(main, field);
  await expect
    .poll(() => onChange.mock.calls)
    .toEqual([[{ target: { name: '', value: 'Eva ' }, type: 'change' }]]);
  render(<Bare onChange={onChange} value="Luz" />);
  expect(element().value).toBe('Luz');
  expect(onChange).toHaveBeenCalledTimes(1);
});

test('gives its parent the very element, which reads raw while it is handed over', () => {
  const read: (string | undefined)[] = [];
  const ref = vi.fn((given: HTMLInputElement | null) => {
    read.push(given?.value);
  });
  render(<Bare defaultValue="5512" mask="phone" ref={ref} />);
  expect(ref.mock.lastCall?.[0]).toBe(element());
  expect([read, element().value]).toEqual([['5512'], '551 2']);
  render(null);
  expect(ref.mock.lastCall).toEqual([null]);
});

test('does nothing where its control is not shown', () => {
  const ref = vi.fn();
  render(<Bare isShown={false} ref={ref} />);
  flushSync(() => document.querySelector('button')?.click());
  expect([output(), ref.mock.calls]).toEqual(['+ true', [[null]]]);
});
