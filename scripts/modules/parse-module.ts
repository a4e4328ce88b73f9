import ts from 'typescript'

/** Which names of another module are used: `all` by a namespace, a side effect or `export *`. */
export type ImportedNames = readonly string[] | 'all'

export interface ModuleReference {
  readonly specifier: string
  /** `type`: gone at run time. `dynamic`: loaded when it is reached. */
  readonly kind: 'value' | 'type' | 'dynamic'
  readonly names: ImportedNames
  /** Whether the names are handed on to those who import this module; then by these names. */
  readonly exportedAs?: ImportedNames
}

/** Named functions, methods, accessors and constructors; callbacks without a name belong to the function around them. */
export interface FunctionSize {
  readonly name: string
  readonly line: number
  readonly lines: number
}

export interface ParsedModule {
  readonly references: readonly ModuleReference[]
  /** Names that the module declares itself. */
  readonly declared: readonly string[]
  readonly functions: readonly FunctionSize[]
}

/** Reads the imports, exports and functions of one file by TypeScript's own parser. */
export function parseModule(file: string, text: string): ParsedModule {
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.ESNext, true)
  const references = source.statements.flatMap(referencesOf)
  const functions: FunctionSize[] = []
  const visit = (node: ts.Node): void => {
    const found = functionOf(node, source)
    if (found) functions.push(found)
    const loaded = dynamicImportOf(node)
    if (loaded) references.push(loaded)
    ts.forEachChild(node, visit)
  }
  visit(source)
  return { references, declared: source.statements.flatMap(declaredBy), functions }
}

function referencesOf(statement: ts.Statement): ModuleReference[] {
  if (ts.isImportDeclaration(statement)) return [importOf(statement)]
  if (ts.isExportDeclaration(statement) && statement.moduleSpecifier) return [reExportOf(statement)]
  return []
}

function importOf({ importClause, moduleSpecifier }: ts.ImportDeclaration): ModuleReference {
  const specifier = textOf(moduleSpecifier)
  if (!importClause) return { specifier, kind: 'value', names: 'all' }
  const { name, namedBindings, phaseModifier } = importClause
  const elements = namedBindings && ts.isNamedImports(namedBindings) ? [...namedBindings.elements] : []
  const isTypeOnly =
    phaseModifier === ts.SyntaxKind.TypeKeyword || (!name && elements.length > 0 && elements.every((one) => one.isTypeOnly))
  const names = [...(name ? ['default'] : []), ...elements.map((one) => (one.propertyName ?? one.name).text)]
  const isNamespace = namedBindings !== undefined && ts.isNamespaceImport(namedBindings)
  return { specifier, kind: isTypeOnly ? 'type' : 'value', names: isNamespace ? 'all' : names }
}

function reExportOf({ exportClause, moduleSpecifier, isTypeOnly }: ts.ExportDeclaration): ModuleReference {
  const specifier = textOf(moduleSpecifier)
  const kind = isTypeOnly ? 'type' : 'value'
  if (!exportClause) return { specifier, kind, names: 'all', exportedAs: 'all' }
  if (ts.isNamespaceExport(exportClause)) return { specifier, kind, names: 'all', exportedAs: [exportClause.name.text] }
  const { elements } = exportClause
  const allTypes = isTypeOnly || (elements.length > 0 && elements.every((one) => one.isTypeOnly))
  const names = elements.map((one) => (one.propertyName ?? one.name).text)
  return { specifier, kind: allTypes ? 'type' : 'value', names, exportedAs: elements.map((one) => one.name.text) }
}

function dynamicImportOf(node: ts.Node): ModuleReference | null {
  if (!ts.isCallExpression(node) || node.expression.kind !== ts.SyntaxKind.ImportKeyword) return null
  const [specifier] = node.arguments
  return specifier && ts.isStringLiteralLike(specifier) ? { specifier: specifier.text, kind: 'dynamic', names: 'all' } : null
}

function textOf(specifier: ts.Expression | undefined): string {
  return specifier && ts.isStringLiteralLike(specifier) ? specifier.text : ''
}

function declaredBy(statement: ts.Statement): string[] {
  if (ts.isVariableStatement(statement)) return statement.declarationList.declarations.flatMap(({ name }) => namesIn(name))
  const isDeclaration =
    ts.isFunctionDeclaration(statement) ||
    ts.isClassDeclaration(statement) ||
    ts.isInterfaceDeclaration(statement) ||
    ts.isTypeAliasDeclaration(statement) ||
    ts.isEnumDeclaration(statement)
  return isDeclaration && statement.name ? [statement.name.text] : []
}

function namesIn(name: ts.BindingName): string[] {
  if (ts.isIdentifier(name)) return [name.text]
  return name.elements.flatMap((element) => (ts.isOmittedExpression(element) ? [] : namesIn(element.name)))
}

function functionOf(node: ts.Node, source: ts.SourceFile): FunctionSize | null {
  if (!ts.isFunctionLike(node) || !('body' in node) || !node.body) return null
  const name = nameOf(node)
  if (name === null) return null
  const lineAt = (position: number) => source.getLineAndCharacterOfPosition(position).line
  const first = lineAt(node.getStart(source))
  return { name, line: first + 1, lines: lineAt(node.getEnd()) - first + 1 }
}

function nameOf(node: ts.SignatureDeclaration): string | null {
  if (ts.isConstructorDeclaration(node)) return 'constructor'
  if (node.name) return node.name.getText()
  const { parent } = node
  const isNamed = ts.isVariableDeclaration(parent) || ts.isPropertyAssignment(parent) || ts.isPropertyDeclaration(parent)
  return isNamed ? parent.name.getText() : null
}
