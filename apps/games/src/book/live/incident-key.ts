import type { IncidentView } from '@baize/api/studio/sports/fixture-views'

/** Tells incidents of a match apart: no two of one side and kind happen at the same moment. */
export const incidentKey = ({ block, atMs, kind, side }: IncidentView): string => `${block} ${atMs} ${kind} ${side}`
