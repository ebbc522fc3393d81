// The documentation of addons refers to these names, but only an internal module has them.
import * as events from 'storybook/internal/core-events';

export const {
  FORCE_REMOUNT,
  GLOBALS_UPDATED,
  SET_GLOBALS,
  STORY_ARGS_UPDATED,
  STORY_PREPARED,
  STORY_RENDERED,
} = events;
