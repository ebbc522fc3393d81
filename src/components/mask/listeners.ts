import { flushSync } from 'react-dom';
import type { MaskedInput } from './MaskedInput';

const MODIFIED_KEYS: Record<string, 'undo' | 'redo'> = {
  z: 'undo',
  'shift+z': 'redo',
  y: 'redo',
};

const INPUT_TYPES: Record<string, 'undo' | 'redo'> = {
  historyUndo: 'undo',
  historyRedo: 'redo',
};

function historyKey(event: KeyboardEvent): 'undo' | 'redo' | undefined {
  if (event.altKey || event.isComposing || !(event.ctrlKey || event.metaKey)) return undefined;
  return MODIFIED_KEYS[(event.shiftKey ? 'shift+' : '') + event.key.toLowerCase()];
}

/** Binds a masked field to its element; the answer unbinds it. */
export function listen(
  element: HTMLInputElement,
  input: MaskedInput,
  onBlur: () => void,
): () => void {
  const controller = new AbortController();
  const { signal } = controller;
  const on = <Type extends keyof HTMLElementEventMap>(
    type: Type,
    listener: (event: HTMLElementEventMap[Type]) => void,
  ) => {
    element.addEventListener(type, listener, { signal });
  };

  /** Runs a step of the field's own history in place of the browser's, which formatting has broken. */
  const takeOver = (event: Event, step: 'undo' | 'redo' | undefined): boolean => {
    if (step === undefined) return false;
    event.preventDefault();
    if (!element.readOnly && !element.disabled) input[step]();
    return true;
  };

  on('beforeinput', (event) => {
    if (takeOver(event, INPUT_TYPES[event.inputType])) return;
    const text = event.data ?? event.dataTransfer?.getData('text/plain') ?? '';
    if (text !== '' && input.insertUnseen(event.inputType, text)) event.preventDefault();
    else input.begin();
  });
  on('input', (event) => {
    input.change('inputType' in event ? event.inputType : '');
  });
  on('keydown', (event) => {
    takeOver(event, historyKey(event));
  });
  on('compositionstart', () => {
    input.compose();
  });
  on('compositionend', () => {
    input.endComposing();
  });
  on('dragstart', () => {
    input.move();
  });
  on('dragend', () => {
    input.endMoving();
  });
  // Some autofills and password managers tell of their text by `change` alone, or not at all.
  on('change', () => {
    input.adopt();
    input.report();
  });
  on('blur', () => {
    input.finish();
    onBlur();
  });
  return () => {
    controller.abort();
  };
}

/** What a form asks of a field's props, as they are by then. */
interface FormProps {
  /** The name that the raw value goes by. */
  getName: () => string;
  /** The raw value to go back to. */
  getFirst: () => string;
}

/** Binds a masked field to the form around its element; the answer unbinds it. */
export function listenToForm(
  element: HTMLInputElement,
  input: MaskedInput,
  { getName, getFirst }: FormProps,
): () => void {
  const controller = new AbortController();
  const on = (type: string, listener: (event: Event) => void) => {
    const root = element.getRootNode();
    const heard = (event: Event) => {
      if (event.target === element.form) listener(event);
    };
    root.addEventListener(type, heard, { signal: controller.signal, capture: type === 'submit' });
  };

  // Before anyone reads the form, React's handlers included, it knows what the field shows.
  on('submit', () => {
    flushSync(() => {
      input.finish();
      input.report();
    });
  });
  on('formdata', (event) => {
    const name = getName();
    const { formData } = event as Partial<FormDataEvent>;
    input.adopt();
    if (name === '' || element.matches(':disabled')) return;
    formData?.append(name, input.mask.finish(input.raw));
  });
  on('reset', (event) => {
    if (event.defaultPrevented) return;
    input.reset(getFirst());
    // The browser's reset comes after this, and a form library may reset itself by way of it.
    queueMicrotask(() => {
      input.show();
      input.report();
    });
  });
  return () => {
    controller.abort();
  };
}
