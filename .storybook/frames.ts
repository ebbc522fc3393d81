interface DocsParameter {
  story?: { inline?: boolean; height?: string };
}

/**
 * The height of a story that must stand in a frame, in CSS: one of `parameters.docs.story.inline:
 * false` opens what stands over its whole page. Undefined where stories may share a page.
 */
export function frameHeight(parameters: Readonly<Record<string, unknown>>): string | undefined {
  const { story } = (parameters['docs'] ?? {}) as DocsParameter;
  return story?.inline === false ? (story.height ?? '30rem') : undefined;
}
