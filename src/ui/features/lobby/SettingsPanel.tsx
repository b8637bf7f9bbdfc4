import { DEFAULT_TIME_BANK } from '#contract/tables/clocks.ts';
import { clockOf } from '#contract/tables/tableRules.ts';
import type { TableView } from '#contract/tables/tables.ts';
import IconChange from '~icons/ph/sliders-horizontal';
import { Button } from '../../kit/Button.tsx';
import { Panel } from '../../kit/Panel.tsx';
import { clockSpan } from '../browse/tableWords.ts';
import { TimeBankPicture } from '../correspondence/TimeBankPicture.tsx';
import { hoursInWords } from '../correspondence/waitWords.ts';
import { ClockLadder } from './ClockLadder.tsx';
import { CLOCK_WORDS, settingRows } from './settingsWords.ts';

interface SettingsProps {
  readonly table: TableView;
  /** Missing for everybody but the host, and while the start is counted down. */
  readonly onChange: (() => void) | undefined;
}

/** The table's settings in words and the clock as a picture. */
export const SettingsPanel = ({ table, onChange }: SettingsProps) => (
  <Panel look="glass" pad="none" className="lobby-panel grow" aria-labelledby="settings-title">
    <div className="lobby-panel-head">
      <h2 id="settings-title">Settings</h2>
      {onChange !== undefined && (
        <Button variant="ghost" size="sm" onClick={onChange}>
          <IconChange aria-hidden="true" />
          Change
        </Button>
      )}
    </div>
    <SettingLines table={table} />
  </Panel>
);

export const SettingLines = ({ table }: { readonly table: TableView }) => (
  <>
    <dl className="setting-rows">
      {settingRows(table).map(({ label, value }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
    <ClockLines table={table} height={88} />
  </>
);

/** A clock whose seconds the host chose is no longer the one it is called. */
function paceName({ settings: { clock, pace } }: TableView): string {
  if (!pace || clockOf({ clock, pace: null }).kind !== 'ladder') return CLOCK_WORDS[clock];
  return pace.kind === 'tournament' ? 'Tournament clock' : 'The host’s clock';
}

/** The ladder is drawn by the cards of a pack in hand. */
const hasLadder = ({ template }: TableView): boolean => template.rounds.length > 0;

const ClockLines = ({ table, height }: Readonly<{ table: TableView; height: number }>) => {
  const { clock, pace } = table.settings;
  return (
    <>
      <div className="clock-head">
        <b>{paceName(table)}</b>
        {clock === 'correspondence' ? (
          <span>time bank</span>
        ) : (
          clock !== 'none' && <span>{hasLadder(table) ? 'seconds per pick' : clockSpan(clock)}</span>
        )}
      </div>
      {clock === 'correspondence' ? (
        <TimeBankPicture bank={table.settings.timeBank} />
      ) : (
        <ClockLadder clock={clock} pace={pace} cards={table.template.rounds[0]?.cards ?? 0} height={height} />
      )}
      <p className="clock-words">{clockSentence(table)}</p>
    </>
  );
};

function clockSentence(table: TableView): string {
  const { clock, timeBank = DEFAULT_TIME_BANK } = table.settings;
  if (clock === 'correspondence')
    return `Each seat begins with ${hoursInWords(timeBank.bankHours)}; each pick gives back up to ${hoursInWords(timeBank.perPickHours)}. Quiet hours do not count. At zero we take your starred cards in order.`;
  if (clock === 'none') return 'Nobody is hurried. The draft waits until every card is taken.';
  return hasLadder(table)
    ? 'The time shrinks with the pack. At zero we take the card you selected, never a random one.'
    : `From ${clockSpan(clock)}: the time shrinks with the cards there are to look at. At zero we take what you selected, never something at random.`;
}

/** The clock alone, for phones; everything else is behind "All settings". */
export const ClockPanel = ({ table, onAll }: Readonly<{ table: TableView; onAll: () => void }>) => {
  const { clock, pace } = table.settings;
  return (
    <Panel look="glass" pad="none" className="lobby-panel slim" aria-label="Clock">
      <div className="clock-head first">
        <b>{paceName(table)}</b>
        <button type="button" className="link" onClick={onAll}>
          All settings
        </button>
      </div>
      {clock === 'none' || clock === 'correspondence' || !hasLadder(table) ? (
        <p className="clock-words">{clockSentence(table)}</p>
      ) : (
        <ClockLadder clock={clock} pace={pace} cards={table.template.rounds[0]?.cards ?? 0} height={52} />
      )}
    </Panel>
  );
};
