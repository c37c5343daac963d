/**
 * Reduces a module to its imports, those of types too. dependency-cruiser reads no TypeScript without the API of
 * TypeScript 6.
 */
module.exports = {
  parserOpts: { plugins: ['typescript', 'jsx'], createImportExpressions: true },
  plugins: [
    ({ types }) => ({
      visitor: {
        Program(program) {
          const sources = new Set();
          function add({ node }) {
            if (node.source?.value) sources.add(node.source.value);
          }
          program.traverse({ ModuleDeclaration: add, ImportExpression: add, TSImportType: add });
          program.node.body = Array.from(sources, (source) =>
            types.importDeclaration([], types.stringLiteral(source)),
          );
          program.skip();
        },
      },
    }),
  ],
};
