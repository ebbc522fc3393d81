import {
  cloneElement,
  createRef,
  isValidElement,
  type ComponentType,
  type ReactElement,
  type ReactNode,
} from 'react';
import { expect, expectTypeOf, test, vi } from 'vitest';
import { Button, ButtonLink, type ButtonLinkProps } from '#components/Button';
import { CarrierLogo } from '#components/CarrierLogo';
import { IconLink } from '#components/IconButton';
import { PageHeader } from '#components/PageHeader';
import { render } from '#theme/testing/render';
import { findLayoutIssues } from '#tests/stories/layout.ts';

interface StoryModule {
  Default: { meta: { input: { component: ComponentType; args?: Record<string, unknown> } } };
}

// A LocaleProvider has no element.
const files = import.meta.glob<StoryModule>(
  ['./*/*.stories.tsx', '!./LocaleProvider/*.stories.tsx'],
  { eager: true },
);

const stories = Object.entries(files).map(([path, { Default }]) => {
  const { component: Component, args = {} } = Default.meta.input;
  return { name: path.replace(/^.*\/|\.stories\.tsx$/g, ''), Component, args };
});

/** Every component, with the args of its stories. */
const components: Readonly<Record<string, ReactElement<Record<string, unknown>>>> = {
  ...Object.fromEntries(
    stories.map(({ name, Component, args }) => [name, <Component {...args} />]),
  ),
  ButtonLink: <ButtonLink href="#a">a</ButtonLink>,
  IconLink: <IconLink href="#a" icon="back" label="a" />,
};

/** The components with a native control inside their root. */
const controls: Readonly<Record<string, string>> = {
  CardNumberField: 'input',
  CardholderField: 'input',
  Checkbox: 'input',
  CvvField: 'input',
  ExpiryField: 'input',
  LanguageSelect: 'select',
  PhoneField: 'input',
  ProductButton: 'input',
  ProductGroup: '[role=radiogroup]',
  RepeatCard: 'a',
  Select: 'select',
  TextField: 'input',
};

/** The components whose ref is a control, which a form library focuses, and whose other props go to their root. */
const refs: Readonly<Record<string, string>> = { PaymentMethods: 'input', RadioGroup: 'input' };

/** Returns the only element of the page that matches. */
function only(selector: string): Element | undefined {
  const found = document.querySelectorAll(selector);
  return found.length === 1 ? found[0] : undefined;
}

test.each(Object.entries(components))(
  '%s passes className and style to its root, and other props to its control',
  (name, element) => {
    const onClick = vi.fn((event: MouseEvent) => event.preventDefault());
    const ref = createRef<Element>();
    const native = { 'aria-keyshortcuts': 'it', className: 'given', style: { order: 7 } };
    const { container } = render(cloneElement(element, { ...native, onClick, ref }));

    const outer = only('.given');
    const control = controls[name];
    expect(outer).toBeDefined();
    expect(outer?.getAttribute('style')).toBe('order: 7;');
    expect(outer).toBe(container.querySelector(':scope > :not(style)') ?? outer);
    const target = only('[aria-keyshortcuts=it]');
    expect(target).toBe(control === undefined ? outer : outer?.querySelector(control));
    const referenced = refs[name] === undefined ? target : target?.querySelector(refs[name]);
    expect(ref.current).toBe(referenced);
    target?.dispatchEvent(new MouseEvent('click', { bubbles: true, cancelable: true }));
    expect(onClick).toHaveBeenCalledOnce();
  },
);

test.each(Object.entries(components))(
  '%s is completely hidden by the `hidden` attribute',
  (_name, element) => {
    render(cloneElement(element, { className: 'given', hidden: true }));
    expect(only('.given')?.checkVisibility()).toBe(false);
  },
);

/** The components whose links are in a row of text, and whose targets extend beyond the links. */
const inlineLinks = ['OrderTicket', 'PageFooter'];

test.each(Object.entries(components).filter(([name]) => !inlineLinks.includes(name)))(
  '%s has targets of at least 44 px',
  (_name, element) => {
    const { container } = render(element);
    const targets = container.querySelectorAll('a, button, select, label:has(input)');
    const small = Array.from(targets).filter((target) => {
      const { width, height } = target.getBoundingClientRect();
      return target.checkVisibility() && Math.min(width, height) < 44;
    });
    expect(small.map(({ outerHTML }) => outerHTML)).toEqual([]);
  },
);

/** Words and numbers that fit a row of 360 px, next to elements that take what is left. */
const rows: Readonly<Record<string, ReactNode>> = {
  ...components,
  Buttons: ['Donar', 'Limpiar', 'Compartir'].map((label, index) => (
    <Button key={label} size={index === 0 ? 'large' : 'medium'}>
      {label}
    </Button>
  )),
  CarrierLogo: <CarrierLogo code="Comunicaciones" />,
};

/** The components that fill a row, and take no width from their words. */
const fullWidth = ['CategoryList', 'ReceiptPanel'];

test.each(Object.entries(rows).filter(([name]) => !fullWidth.includes(name)))(
  '%s breaks no word or amount in a shared row',
  (_name, row) => {
    render(
      <div style={{ display: 'flex', gap: 8, inlineSize: 360 }}>
        <p style={{ flex: '0 1 100%', minInlineSize: 0 }} />
        {row}
      </div>,
    );
    expect(findLayoutIssues().filter(({ rule }) => rule === 'broken')).toEqual([]);
  },
);

const fields = [...Object.keys(controls), ...Object.keys(refs)].filter(
  (name) => !['LanguageSelect', 'ProductButton', 'RepeatCard'].includes(name),
);

test.each(fields)(
  '%s is described by its error and by its parent, and an empty error is none',
  (name) => {
    const field = components[name];
    if (field === undefined) throw new Error(`${name} has no story.`);
    const given = { 'aria-describedby': 'note', className: 'given' };
    const withError = (error: ReactNode) => (
      <>
        <p id="note">Nota</p>
        {cloneElement(field, { ...given, error })}
      </>
    );
    const { rerender } = render(withError(<em>Falta</em>));
    const control = controls[name];
    const described = only(control === undefined ? '.given' : `.given ${control}`);
    expect(described).toHaveAccessibleDescription(expect.stringMatching(/^Nota Falta/) as string);
    const isInvalid = () => described?.matches('[aria-invalid=true], [data-invalid=true]');
    expect(isInvalid()).toBe(true);
    rerender(withError(''));
    expect(described).toHaveAccessibleDescription(
      expect.stringMatching(/^Nota(?! Falta)/) as string,
    );
    expect(isInvalid()).toBe(false);
    expect(only('.given svg + span')).toBeUndefined();
  },
);

const link = <a href="#a">a</a>;
const withLink: Readonly<Record<string, object>> = {
  Notice: { children: link },
  ReceiptPanel: { rows: [{ label: 'a', value: link }] },
};

test.each(['BrandBar', 'InfoDialog', 'Notice', 'ReceiptPanel', 'SectionNav'])(
  '%s has its own background, and inside a header the focus ring of the page',
  (name) => {
    const ringOf = (element: Element) =>
      getComputedStyle(element).getPropertyValue('--colibri-focus');
    const element = components[name];
    const { container } = render(
      <PageHeader>{element && cloneElement(element, withLink[name])}</PageHeader>,
    );
    // The button of a menu is outside the background.
    const controls = container.querySelectorAll('header :is(a, button:not([aria-expanded]))');
    const rings = new Set(Array.from(controls, ringOf));
    expect([...rings]).toEqual([ringOf(document.body)]);
    expect(rings).not.toContain(ringOf(document.querySelector('header') ?? document.body));
  },
);

test('a ButtonLink requires a target', () =>
  expectTypeOf<{ children: string }>().not.toExtend<ButtonLinkProps>());

/** The values that a control of Storybook, or a caller without types, can pass in place of an arg. */
function emptyValues(value: unknown, prop: string): unknown[] {
  if (typeof value === 'string') return [undefined, ''];
  if (typeof value === 'number') return [undefined, NaN, null, String(value), 'a'];
  if (Array.isArray(value)) return [undefined, [], null, 'a', {}];
  // The types require a product.
  if (prop === 'product') return [{}];
  return typeof value === 'object' && !isValidElement(value) ? [undefined, {}] : [undefined];
}

/** Each arg of each component, emptied. */
const cases = stories.flatMap(({ name, Component, args }) => {
  // The labels of an order have no control.
  const given = Object.entries(args).filter(([prop]) => prop !== 'labels');
  return given.flatMap(([prop, value]) =>
    emptyValues(value, prop).map((empty) => {
      const emptied = { ...args, [prop]: empty };
      return { name, prop, empty, element: <Component key={name} {...emptied} /> };
    }),
  );
});

test.each(cases)('$name renders with the $prop $empty', ({ element }) => {
  const { container } = render([element, <hr key="after" />]);
  // React removes everything if a component throws.
  expect(container.lastElementChild?.tagName).toBe('HR');
  expect(document.body.innerHTML).not.toMatch(/NaN|undefined/);
});
