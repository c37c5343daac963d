import { parse } from '@babel/parser';

/** What a source file says about itself, as far as the architecture is concerned. */
export interface SourceFile {
  /** Path from the project's root, with forward slashes. */
  path: string;
  lineCount: number;
  isClient: boolean;
  /** What the first statement imports without a name; undefined when it is no such import. */
  firstSideEffect: string | undefined;
  imports: { specifier: string; typeOnly: boolean }[];
  /** Whether it hands on what another module exports. */
  reExports: boolean;
  /** Names read from `process.env`; `*` where the whole of it is taken. */
  environmentReads: string[];
}

interface Node {
  type: string;
  [key: string]: unknown;
}

const isNode = (value: unknown): value is Node =>
  typeof value === 'object' && value !== null && typeof (value as Node).type === 'string';

function walk(node: Node, visit: (node: Node, parent: Node | undefined) => void, parent?: Node) {
  visit(node, parent);
  for (const value of Object.values(node)) {
    for (const child of Array.isArray(value) ? value : [value]) {
      if (isNode(child)) walk(child, visit, node);
    }
  }
}

const text = (node: unknown, key: 'name' | 'value') =>
  isNode(node) && typeof node[key] === 'string' ? node[key] : undefined;

/** The name of a property, of `object.name` and `object['name']` alike. */
const propertyName = (node: Node): string | undefined =>
  node.computed === true ? text(node.property, 'value') : text(node.property, 'name');

const isMember = (node: Node) =>
  node.type === 'MemberExpression' || node.type === 'OptionalMemberExpression';

const isProcess = (node: unknown): boolean =>
  text(node, 'name') === 'process' ||
  (isNode(node) && isMember(node) && propertyName(node) === 'process');

/** The module that an import, a re-export, `import()`, `import type()` or `require()` names. */
function importOf(node: Node): { specifier: string; typeOnly: boolean } | undefined {
  switch (node.type) {
    case 'ImportDeclaration':
    case 'ExportNamedDeclaration':
    case 'ExportAllDeclaration': {
      const specifier = text(node.source, 'value');
      const typeOnly = node.importKind === 'type' || node.exportKind === 'type';
      return specifier === undefined ? undefined : { specifier, typeOnly };
    }
    case 'TSImportType': {
      const specifier = text(node.argument, 'value') ?? text(node.source, 'value');
      return specifier === undefined ? undefined : { specifier, typeOnly: true };
    }
    case 'CallExpression': {
      const callee = node.callee as Node;
      if (callee.type !== 'Import' && text(callee, 'name') !== 'require') return undefined;
      const specifier = text((node.arguments as unknown[])[0], 'value');
      return specifier === undefined ? undefined : { specifier, typeOnly: false };
    }
    default:
      return undefined;
  }
}

function environmentReadOf(node: Node, parent: Node | undefined): string | undefined {
  if (isMember(node) && isProcess(node.object) && propertyName(node) === 'env') {
    return (parent && isMember(parent) && parent.object === node && propertyName(parent)) || '*';
  }
  const takesEnv =
    node.type === 'ObjectPattern' &&
    (node.properties as Node[]).some((property) => text(property.key, 'name') === 'env');
  if (takesEnv && parent?.type === 'VariableDeclarator' && isProcess(parent.init)) return '*';
  const module = node.type === 'ImportDeclaration' ? text(node.source, 'value') : undefined;
  return module === 'process' || module === 'node:process' ? '*' : undefined;
}

/** Whether a module exports what it does not make: `export … from`, or an import under its own name. */
function handsOn(body: Node[]): boolean {
  const specifiersOf = (node: Node) => (node.specifiers ?? []) as Node[];
  const imported = new Set(
    body
      .filter((node) => node.type === 'ImportDeclaration')
      .flatMap(specifiersOf)
      .map((specifier) => text(specifier.local, 'name')),
  );
  return body.some((node) => {
    if (node.type === 'ExportAllDeclaration') return true;
    if (node.type !== 'ExportNamedDeclaration') return false;
    if (isNode(node.source)) return true;
    return specifiersOf(node).some((specifier) => imported.has(text(specifier.local, 'name')));
  });
}

/**
 * Reads one TypeScript module.
 *
 * @param path its path from the project's root
 * @throws SyntaxError when it is not TypeScript
 */
export function readSource(path: string, code: string): SourceFile {
  const { program } = parse(code, { sourceType: 'module', plugins: ['typescript', 'jsx'] });
  const body = program.body as unknown as Node[];
  const imports: SourceFile['imports'] = [];
  const environmentReads: string[] = [];
  walk(program as unknown as Node, (node, parent) => {
    const found = importOf(node);
    if (found) imports.push(found);
    const read = environmentReadOf(node, parent);
    if (read) environmentReads.push(read);
  });
  const first = body[0];
  const isSideEffect =
    first?.type === 'ImportDeclaration' && (first.specifiers as unknown[]).length === 0;
  return {
    path,
    lineCount: code.replace(/\n$/, '').split('\n').length,
    isClient: program.directives.some(({ value }) => value.value === 'use client'),
    firstSideEffect: isSideEffect ? text(first.source, 'value') : undefined,
    imports,
    reExports: handsOn(body),
    environmentReads,
  };
}
