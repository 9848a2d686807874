import { useWords } from '../../../lib/words.js';

/** Widths of the ruled lines before and after the marked ones, in percent. */
const ABOVE = [92, 78, 86];
const MARKED = [96, 88, 41];
const BELOW = [84, 91, 60];

function Lines({ widths, className }: { widths: readonly number[]; className: string }) {
  return widths.map((width) => (
    <span
      key={width}
      className={`block h-2 rounded-full ${className}`}
      style={{ width: `${String(width)}%` }}
    />
  ));
}

/** What the product does, drawn: a page of a contract, one clause of it marked, and a note in the margin. */
export function HeroSheet() {
  const say = useWords();
  return (
    <div aria-hidden className="relative hidden pe-10 pb-8 lg:block">
      <div className="flex flex-col gap-3.5 rounded-card bg-[#fbfaf7] p-8 text-[#1c2226] shadow-float">
        <Lines widths={ABOVE} className="bg-[#ddd8cc]" />
        <p className="mt-4 text-sm font-semibold">{say('public.hero.sheet')}</p>
        <div className="-mx-3 flex flex-col gap-3 rounded-lg bg-[#ffe9a8] px-3 py-3.5">
          <Lines widths={MARKED} className="bg-[#9a5b1e]/55" />
        </div>
        <span className="h-1" />
        <Lines widths={BELOW} className="bg-[#ddd8cc]" />
      </div>
      <p className="absolute end-0 bottom-0 flex items-center gap-3 rounded-control bg-[#fff] px-5 py-3 text-sm font-semibold text-[#1c2226] shadow-float">
        <span className="size-2.5 rotate-45 bg-[#b42318]" />
        {say('public.hero.note')}
      </p>
    </div>
  );
}
