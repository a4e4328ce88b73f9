import ts from 'typescript'

/** Whether an expression is, or may be, a text. */
type IsText = (expression: ts.Expression) => boolean

/** By its syntax alone, which is fast: a text of the catalogues, a concatenation, a rounded number. */
export const looksLikeText: IsText = (expression) => {
  if (ts.isTemplateExpression(expression) || ts.isStringLiteralLike(expression)) return expression.getText().trim().length > 0
  return ts.isCallExpression(expression) && ['t', 'Math.round'].includes(expression.expression.getText())
}

const TEXT = ts.TypeFlags.StringLike | ts.TypeFlags.NumberLike | ts.TypeFlags.BigIntLike

/** By its type. A text in a slot for any content needs an element too. */
export function hasTextType(checker: ts.TypeChecker): IsText {
  const isText = (type: ts.Type): boolean => (type.isUnion() ? type.types.some(isText) : (type.flags & TEXT) !== 0)
  const isSlot = (type: ts.Type) => type.isUnion() && type.types.some(({ flags }) => (flags & ts.TypeFlags.Object) !== 0)
  return (expression) => {
    const type = checker.getTypeAtLocation(expression)
    return isText(type) && !isSlot(type)
  }
}

/** Whether one of the possible values of an expression is a text; spaces alone are not translated. */
function mayBeText(expression: ts.Expression, isText: IsText): boolean {
  if (ts.isParenthesizedExpression(expression)) return mayBeText(expression.expression, isText)
  if (ts.isJsxElement(expression) || ts.isJsxSelfClosingElement(expression) || ts.isJsxFragment(expression)) return false
  if (ts.isConditionalExpression(expression))
    return [expression.whenTrue, expression.whenFalse].some((operand) => mayBeText(operand, isText))
  if (ts.isBinaryExpression(expression)) {
    const { left, right, operatorToken } = expression
    if (operatorToken.kind === ts.SyntaxKind.AmpersandAmpersandToken) return mayBeText(right, isText)
    if (operatorToken.kind === ts.SyntaxKind.QuestionQuestionToken) return [left, right].some((operand) => mayBeText(operand, isText))
  }
  if (ts.isStringLiteralLike(expression) && !expression.text.trim()) return false
  return isText(expression)
}

/** The function around a node, if its name is that of a component. */
function componentOf(node: ts.Node): string | null {
  const around = ts.findAncestor(node, ts.isFunctionLike)
  const named = around?.name ?? (around && ts.isVariableDeclaration(around.parent) ? around.parent.name : undefined)
  const name = named?.getText() ?? ''
  return /^[A-Z][a-z]/.test(name) ? name : null
}

function childrenOf(node: ts.JsxElement | ts.JsxFragment): ts.JsxChild[] {
  return node.children.filter((child) => {
    if (ts.isJsxText(child)) return !child.containsOnlyTriviaWhiteSpaces
    return !ts.isJsxExpression(child) || child.expression !== undefined
  })
}

/**
 * Texts that are not the only child of an element: `<b>1</b> {t('…')}`, a text alone in a fragment, and a component that renders only a text. Page translation
 * replaces text nodes, so that React updates a detached node, or throws when it removes one; the content of an element is replaced correctly.
 */
export function looseTexts(source: ts.SourceFile, isText: IsText): string[] {
  const found: string[] = []
  const visit = (node: ts.Node) => {
    if (ts.isJsxElement(node) || ts.isJsxFragment(node)) {
      const children = childrenOf(node)
      if (children.length > 1 || ts.isJsxFragment(node))
        for (const child of children)
          if (ts.isJsxExpression(child) && child.expression && mayBeText(child.expression, isText)) found.push(child.getText())
    }
    if (ts.isReturnStatement(node) && node.expression && componentOf(node) && mayBeText(node.expression, isText)) found.push(node.getText())
    ts.forEachChild(node, visit)
  }
  visit(source)
  return found
}
