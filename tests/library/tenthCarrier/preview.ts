/*
 * Stands for Storybook's preview in the copied tree: it keeps what a story says, so that it can be
 * rendered without a browser.
 */

/** What a story or its file says. */
export interface Said {
  component?: React.ComponentType<Record<string, unknown>>;
  args?: Record<string, unknown>;
  decorators?: Decorator | Decorator[];
  render?: (args: Record<string, unknown>, context: Context) => React.ReactNode;
  parameters?: Record<string, unknown>;
  title?: string;
}

/** What a story is told. */
export interface Context {
  args: Record<string, unknown>;
  globals: Record<string, string>;
  parameters: Record<string, unknown>;
}

/** What wraps a story. */
export type Decorator = (Story: () => React.ReactNode, context: Context) => React.ReactNode;

/** A story with its file's part. */
export class Story {
  readonly meta: Said;
  readonly own: Said;

  constructor(meta: Said, own: Said) {
    this.meta = meta;
    this.own = own;
  }

  get input(): Said {
    return this.own;
  }

  extend(more: Said): Story {
    return new Story(this.meta, { ...this.own, ...more, args: { ...this.own.args, ...more.args } });
  }

  test(): void {
    // A story's tests need a browser.
  }
}
