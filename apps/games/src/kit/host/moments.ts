import { momentText } from '@baize/api/zoned-time'

/** The brand's zone, which the page says of itself. */
const zone = (): string => document.documentElement.dataset.zone ?? 'GMT'

/** A moment by the clock of the brand, such as `2026-11-20 13:05:09`: the same text as in the site's records. */
export const pageMoment = (iso: string | number): string =>
  momentText(typeof iso === 'number' ? iso : Date.parse(iso), zone())
