import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from '@jest/globals';

const SOURCE = join('client', 'src');
/** Matches a class as it is written, with its conditions (`lg:`, `rtl:`). */
const CLASS = /(?<=["'`\s])[\w:[\]=/.%-]+(?=["'`\s])/g;
/** Matches a class that names a side of the page, which stays where it is when the page is mirrored. */
const PHYSICAL =
  /(?:^|:)-?(?:(?:left|right|[mp][lr]|scroll-[mp][lr])-(?:\d|px|auto|full|\[)[\w/.[\]%-]*|(?:text|float|clear)-(?:left|right)|border-[lr](?:-\d+)?|rounded-(?:[lr]|[tb][lr])(?:-\w+)?)$/;
/** Classes for one direction alone say what the other side gets. */
const ONE_DIRECTION = /\brtl:|\bltr:|dir=rtl/;
/** Exceptions, by file: what is centered, and the default beside an exception for the other direction. */
const ALLOWED: Record<string, readonly string[]> = {
  'features/chat/components/conversation.tsx': ['left-1/2'],
  'ui/field.tsx': ['pr-20'],
};

const physicalClasses = (source: string) =>
  (source.match(CLASS) ?? []).filter((name) => PHYSICAL.test(name) && !ONE_DIRECTION.test(name));

it('no class names a side of the page, so that Arabic pages are mirrored whole', () => {
  const found = readdirSync(SOURCE, { recursive: true, encoding: 'utf8' })
    .filter((file) => /\.tsx?$/.test(file) && !/\.test\.tsx?$/.test(file))
    .flatMap((file) =>
      physicalClasses(readFileSync(join(SOURCE, file), 'utf8'))
        .filter((name) => ALLOWED[file]?.includes(name) !== true)
        .map((name) => `${file}: ${name}`),
    );
  expect(found).toEqual([]);
});

it.each(['right-3', 'lg:ml-auto', 'text-left', '-mr-2', 'rounded-tl-card', 'sm:pl-[3px]'])(
  '%s is found to name a side',
  (name) => {
    expect(physicalClasses(`className="absolute ${name} flex"`)).toEqual([name]);
  },
);
