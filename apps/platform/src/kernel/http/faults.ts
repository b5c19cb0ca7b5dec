import type { z } from 'zod'
import type { FieldFault } from '../api-error.ts'

type Issue = z.core.$ZodIssue

/** Field faults of a schema refusal, each naming its field and what to mend. Input is never echoed. */
export function faultsOf(error: z.ZodError): FieldFault[] {
  return error.issues.slice(0, 20).flatMap(issue => faultOf(issue))
}

const pathOf = (issue: Issue): string => issue.path.map(String).join('.') || 'body'

function faultOf(issue: Issue): FieldFault[] {
  const field = pathOf(issue)
  switch (issue.code) {
    case 'invalid_type':
      return [{ field, fault: issue.input === undefined ? 'required' : typeFault(issue.expected) }]
    case 'too_small':
      return [boundFault(field, issue.origin, { text: 'too_short', number: 'too_low' }, { min: String(issue.minimum) })]
    case 'too_big':
      return [boundFault(field, issue.origin, { text: 'too_long', number: 'too_high' }, { max: String(issue.maximum) })]
    case 'invalid_value':
      if (issue.input === undefined) return [{ field, fault: 'required' }]
      return [{ field, fault: 'not_listed', values: { options: issue.values.map(String).join(', ') } }]
    case 'unrecognized_keys':
      return issue.keys.slice(0, 5).map(key => ({
        field: [...issue.path, key].map(String).join('.').slice(0, 60),
        fault: 'unknown_field' as const,
      }))
    case 'custom':
      return [{ field, fault: issue.params?.fault === 'required' ? 'required' : 'pattern' }]
    default:
      return [{ field, fault: 'pattern' }]
  }
}

/** Lists that are too short or too long have no sentence of their own. */
function boundFault(
  field: string,
  origin: string,
  faults: { text: FieldFault['fault']; number: FieldFault['fault'] },
  values: Record<string, string>,
): FieldFault {
  if (origin === 'string') return { field, fault: faults.text, values }
  return origin === 'number' || origin === 'int' ? { field, fault: faults.number, values } : { field, fault: 'pattern' }
}

const typeFault = (expected: string) => (expected === 'number' || expected === 'int' ? 'not_a_number' : 'pattern')
