import { Fragment } from 'react';
import { KEYBOARD_MAP } from '@/copy/keyboard-map';

/** Every shortcut of the app, a table for each place. */
export function KeyboardMap() {
  return KEYBOARD_MAP.map(({ place, shortcuts }) => (
    <table key={place} className="mt-3 w-full text-left">
      <caption className="pb-1 text-left font-semibold text-ink">{place}</caption>
      <thead className="sr-only">
        <tr>
          <th scope="col">Tecla</th>
          <th scope="col">O que faz</th>
        </tr>
      </thead>
      <tbody>
        {shortcuts.map(({ keys, does }) => (
          <tr key={does} className="border-t align-top">
            <th scope="row" className="w-2/5 py-2 pr-3 font-normal sm:w-56">
              <span className="flex flex-wrap gap-1.5">
                {keys.map((key) => (
                  <Fragment key={key}>
                    <kbd className="rounded-sm border border-border-strong bg-paper px-1.5 font-sans text-sm whitespace-nowrap text-ink">
                      {key}
                    </kbd>{' '}
                  </Fragment>
                ))}
              </span>
            </th>
            <td className="py-2">{does}</td>
          </tr>
        ))}
      </tbody>
    </table>
  ));
}
