ALTER TABLE "achievement" ADD CONSTRAINT "achievement_metric_known" CHECK ("achievement"."metric" in ('draftsFinished', 'picks', 'gamesPlayed', 'formatsPlayed', 'hosted', 'wheelsCaught', 'monoLaneDecks', 'decksExported', 'correspondenceOnTime'));--> statement-breakpoint
ALTER TABLE "achievement" ADD CONSTRAINT "achievement_tier_known" CHECK ("achievement"."tier" in ('bronze', 'silver', 'gold'));--> statement-breakpoint
ALTER TABLE "activity" ADD CONSTRAINT "activity_kind_known" CHECK ("activity"."kind" in ('created', 'changed', 'deleted', 'imported', 'reverted', 'acted'));--> statement-breakpoint
ALTER TABLE "draft" ADD CONSTRAINT "draft_status_known" CHECK ("draft"."status" in ('lobby', 'countdown', 'drafting', 'paused', 'building', 'finished', 'cancelled'));--> statement-breakpoint
ALTER TABLE "draft_log" ADD CONSTRAINT "draft_log_source_known" CHECK ("draft_log"."source" in ('member', 'clock', 'bot', 'host'));--> statement-breakpoint
ALTER TABLE "draft_tally" ADD CONSTRAINT "draft_tally_status_known" CHECK ("draft_tally"."status" in ('lobby', 'countdown', 'drafting', 'paused', 'building', 'finished', 'cancelled'));--> statement-breakpoint
ALTER TABLE "draft_template" ADD CONSTRAINT "draft_template_status_known" CHECK ("draft_template"."status" in ('draft', 'preview', 'published', 'archived'));--> statement-breakpoint
ALTER TABLE "event" ADD CONSTRAINT "event_phase_known" CHECK ("event"."phase" in ('gathering', 'drafting', 'playing', 'closed', 'cancelled'));--> statement-breakpoint
ALTER TABLE "game" ADD CONSTRAINT "game_status_known" CHECK ("game"."status" in ('draft', 'published', 'archived', 'private'));--> statement-breakpoint
ALTER TABLE "import_batch" ADD CONSTRAINT "import_batch_state_known" CHECK ("import_batch"."state" in ('reading', 'ready', 'refused', 'storing', 'done', 'undoing', 'undone'));--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_kind_known" CHECK ("import_row"."kind" in ('set', 'card', 'printing', 'pack', 'template', 'reject', 'leftOut'));--> statement-breakpoint
ALTER TABLE "import_row" ADD CONSTRAINT "import_row_action_known" CHECK ("import_row"."action" in ('create', 'update', 'keep', 'reject'));--> statement-breakpoint
ALTER TABLE "mail_ticket" ADD CONSTRAINT "mail_ticket_purpose_known" CHECK ("mail_ticket"."purpose" in ('verifyEmail', 'changeEmail', 'resetPassword', 'endWayIn'));--> statement-breakpoint
ALTER TABLE "member" ADD CONSTRAINT "member_roles_known" CHECK ("member"."roles" <@ array['Admin', 'PowerUser']::text[]);--> statement-breakpoint
ALTER TABLE "member_metric" ADD CONSTRAINT "member_metric_metric_known" CHECK ("member_metric"."metric" in ('draftsFinished', 'picks', 'gamesPlayed', 'formatsPlayed', 'hosted', 'wheelsCaught', 'monoLaneDecks', 'decksExported', 'correspondenceOnTime'));--> statement-breakpoint
ALTER TABLE "queue_place" ADD CONSTRAINT "queue_place_bots_known" CHECK ("queue_place"."bots" in ('afterWait', 'now', 'never'));--> statement-breakpoint
ALTER TABLE "seat" ADD CONSTRAINT "seat_kind_known" CHECK ("seat"."kind" in ('open', 'member', 'bot'));