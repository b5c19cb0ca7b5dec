/** The fault of a field, or else the first one of its parts, such as `labels.0.labelName` of `labels`. */
export const faultOf = (faults: Record<string, string>, field: string): string | undefined =>
  Object.entries(faults).find(([name]) => name === field || name.startsWith(`${field}.`))?.[1]
