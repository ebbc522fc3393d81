import type { Browser } from 'playwright';
import { settingName, type Setting } from './plan';
import { Stage } from './stage';

/** Pages that wait for their next picture: to open one takes longer than to take a picture. */
export class Stages {
  private readonly idle = new Map<string, Stage[]>();

  constructor(
    private readonly browser: Browser,
    private readonly storybook: string,
  ) {}

  /** Lends a page of a setting. One in which something failed is not used again. */
  async lend<Result>(setting: Setting, work: (stage: Stage) => Promise<Result>): Promise<Result> {
    const name = settingName(setting);
    const free = this.idle.get(name) ?? [];
    this.idle.set(name, free);
    const stage = free.pop() ?? (await Stage.open(this.browser, this.storybook, setting));
    try {
      const result = await work(stage);
      free.push(stage);
      return result;
    } catch (error) {
      await stage.close();
      throw error;
    }
  }
}
