import { fileURLToPath } from 'node:url'
import ts from 'typescript'

/** An object of Kubernetes, as a chart describes it. */
export interface Manifest {
  apiVersion: string
  kind: string
  metadata: { name: string; annotations?: Record<string, string> }
  spec: Record<string, unknown>
  data?: Record<string, string>
}

const customKinds: Record<string, string> = {
  'postgresql.cnpg.io/v1': '@kubernetes-models/cloudnative-pg',
  'monitoring.coreos.com/v1': '@kubernetes-models/prometheus-operator',
}
/** Of the plugin for backups no package has the kind, but of what it is told of a store. */
const storeKind = 'barmancloud.cnpg.io/v1'
const storeModule =
  '@kubernetes-models/cloudnative-pg/github.com/cloudnative-pg/barman-cloud/pkg/api/BarmanObjectStoreConfiguration'

const modelOf = ({ apiVersion, kind }: Manifest) =>
  apiVersion === storeKind
    ? { module: storeModule, name: 'BarmanObjectStoreConfiguration' }
    : { module: `${customKinds[apiVersion] ?? 'kubernetes-models'}/${apiVersion}/${kind}`, name: kind }

const describedIn = (manifest: Manifest): unknown =>
  manifest.apiVersion === storeKind ? manifest.spec.configuration : manifest

/** What of an object breaks the schema of its kind: values out of bounds, of a wrong type, or missing. */
export async function schemaFaults(manifest: Manifest): Promise<string[]> {
  const { module, name } = modelOf(manifest)
  const { [name]: Model } = await import(module)
  try {
    new Model(describedIn(manifest)).validate()
    return []
  } catch (error) {
    return [`${manifest.kind} ${manifest.metadata.name}: ${(error as Error).message}`]
  }
}

/** Fields that no kind has, which a schema lets pass and a server drops: found by the compiler, in the types of the kinds. */
export function unknownFields(manifests: readonly Manifest[]): string[] {
  const file = fileURLToPath(new URL('manifests.ts', import.meta.url))
  const lines = manifests.map((manifest, index) => {
    const { module, name } = modelOf(manifest)
    return `import type { I${name} as Kind${index} } from ${JSON.stringify(module)}; const object${index}: Kind${index} = ${JSON.stringify(describedIn(manifest))}; void object${index}`
  })
  const options: ts.CompilerOptions = {
    ...{ noEmit: true, strict: true, skipLibCheck: true, types: [] },
    ...{
      module: ts.ModuleKind.NodeNext,
      moduleResolution: ts.ModuleResolutionKind.NodeNext,
      target: ts.ScriptTarget.ES2022,
    },
  }
  const host = ts.createCompilerHost(options)
  const { getSourceFile, fileExists } = host
  host.fileExists = path => path === file || fileExists(path)
  host.getSourceFile = (path, ...rest) =>
    path === file ? ts.createSourceFile(path, lines.join('\n'), ts.ScriptTarget.ES2022) : getSourceFile(path, ...rest)
  return ts.getPreEmitDiagnostics(ts.createProgram([file], options, host)).map(({ file: of, start, messageText }) => {
    const line = of && start !== undefined ? of.getLineAndCharacterOfPosition(start).line : -1
    const manifest = manifests[line]
    return `${manifest?.kind} ${manifest?.metadata.name}: ${ts.flattenDiagnosticMessageText(messageText, ' ')}`
  })
}
