import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { render } from '@testing-library/react';
import { examples } from '@/content/examples/examples';
import { converse, type Conversation as Talk } from '@/features/demonstration/browser/conversation';
import { Conversation } from '@/features/demonstration/components/Conversation';
import { exampleFile } from '@/features/demonstration/exampleFile';
import { answersAt, request, said, type } from '../../../../testing/unit/conversation';

jest.mock('@/features/demonstration/browser/loadScript', () => ({
  loadTyping: () => import('@/features/demonstration/browser/typed/typing'),
}));

/**
 * Conversations as owners of such businesses had them: what a customer types, and then words of the website's last answer,
 * or in brackets the form that waits (`request` in testing/unit/conversation.ts).
 */
const directory = join(__dirname, '..', 'conversations');

const conversations = readdirSync(directory).map((file) => ({
  slug: file.replace('.txt', ''),
  talks: readFileSync(join(directory, file), 'utf8')
    .trim()
    .split('\n')
    .map((line) => line.split(' | ') as [texts: string, expected: string]),
}));

const [first] = examples;
let talk: Talk;

beforeEach(() => {
  Element.prototype.scrollIntoView = jest.fn();
  global.fetch = jest.fn(answersAt) as never;
  render(<Conversation example={first} />);
  talk = converse(document.getElementById('conversation') as HTMLElement, exampleFile(first.slug));
});

describe.each(conversations)('$slug', ({ slug, talks }) => {
  test.each(talks)('%s', async (texts, expected) => {
    talk.start(exampleFile(slug));
    await type(...texts.split(' > '));
    const answers = said().filter((one) => one.startsWith('Website: '));
    const shown = expected.startsWith('[') ? request() : (answers.at(-1) ?? '');
    expect(shown).toContain(expected);
  });
});
