import ts from 'typescript';
import { nodesOf, parse, type Files } from './sources';

const SILENCERS =
  /eslint-(disable|enable)|@ts-(ignore|expect-error|nocheck)|biome-ignore|oxlint-disable|v8 ignore|istanbul ignore/;

/** Every node with the tokens between, such as the brace behind a comment in JSX. */
function tokensOf(node: ts.Node, source: ts.SourceFile): ts.Node[] {
  return [node, ...node.getChildren(source).flatMap((child) => tokensOf(child, source))];
}

function commentsOf(source: ts.SourceFile): string[] {
  const text = source.getFullText();
  const ranges = tokensOf(source, source).flatMap((node) => [
    ...(ts.getLeadingCommentRanges(text, node.getFullStart()) ?? []),
    ...(ts.getTrailingCommentRanges(text, node.getEnd()) ?? []),
  ]);
  const ends = new Map(ranges.map((range) => [range.pos, range.end]));
  return Array.from(ends, ([start, end]) => text.slice(start, end));
}

function faultOf(node: ts.Node): string | undefined {
  if (node.kind === ts.SyntaxKind.AnyKeyword) return 'any';
  if (ts.isNonNullExpression(node)) return 'a non-null !';
  const isLate = ts.isPropertyDeclaration(node) || ts.isVariableDeclaration(node);
  return isLate && node.exclamationToken ? 'a definite assignment !' : undefined;
}

/** Each `any`, non-null `!` and comment that silences a check, with its file. */
export function forbiddenIn(files: Files): string[] {
  return Object.entries(files).flatMap(([file, text]) => {
    const source = parse(file, text);
    const syntax = nodesOf(source).flatMap((node) => faultOf(node) ?? []);
    const silencers = commentsOf(source).filter((comment) => SILENCERS.test(comment));
    return [...syntax, ...silencers.map(() => 'a comment that silences a check')].map(
      (fault) => `${file}: ${fault}`,
    );
  });
}
