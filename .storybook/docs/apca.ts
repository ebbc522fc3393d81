/** The luminance of `#RRGGBB` as APCA estimates it for a screen. Near black, it is raised for stray light. */
function luminance(hex: string): number {
  const y = [0.2126729, 0.7151522, 0.072175].reduce((sum, share, index) => {
    const at = 1 + 2 * index;
    return sum + share * (Number.parseInt(hex.slice(at, at + 2), 16) / 255) ** 2.4;
  }, 0);
  return y < 0.022 ? y + (0.022 - y) ** 1.414 : y;
}

/**
 * The lightness contrast Lc of a text on a background, both `#RRGGBB`: about -108 to 106, negative for light
 * text on dark (APCA 0.0.98G-4g, https://github.com/Myndex/SAPC-APCA).
 */
export function apcaContrast(text: string, back: string): number {
  const [front, ground] = [luminance(text), luminance(back)];
  if (Math.abs(ground - front) < 0.0005) return 0;
  const isDarkOnLight = ground > front;
  const difference = isDarkOnLight
    ? ground ** 0.56 - front ** 0.57
    : ground ** 0.65 - front ** 0.62;
  const scaled = 1.14 * difference;
  // Less is not visible as text.
  if (Math.abs(scaled) < 0.1) return 0;
  return 100 * (scaled - Math.sign(scaled) * 0.027);
}
