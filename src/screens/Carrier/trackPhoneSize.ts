/** A ref that sets the CSS variable for the height of the phone section, which is taller with an error. */
export function trackPhoneSize(section: HTMLElement | null) {
  if (section === null) return undefined;
  // An observer runs after layout and before paint. An earlier measurement would force a layout.
  const observer = new ResizeObserver(() => {
    const size = `${String(section.offsetHeight)}px`;
    section.parentElement?.style.setProperty('--colibri-phone-size', size);
  });
  observer.observe(section);
  return () => observer.disconnect();
}
