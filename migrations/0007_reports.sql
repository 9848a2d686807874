CREATE TABLE "report_files" (
	"report_id" uuid NOT NULL,
	"name" text NOT NULL,
	"document_id" char(24) NOT NULL,
	CONSTRAINT "report_files_report_id_name_pk" PRIMARY KEY("report_id","name")
);
--> statement-breakpoint
CREATE TABLE "reports" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"kind" text NOT NULL,
	"document_id" char(24),
	"filename" text NOT NULL,
	"engine" text NOT NULL,
	"model" text,
	"lang" text NOT NULL,
	"body" jsonb NOT NULL,
	"summary" jsonb NOT NULL,
	"incomplete" jsonb NOT NULL,
	"sections" integer DEFAULT 0 NOT NULL,
	"sections_reused" integer DEFAULT 0 NOT NULL,
	"created_at" timestamp (3) with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_report_id_reports_id_fk" FOREIGN KEY ("report_id") REFERENCES "public"."reports"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "report_files" ADD CONSTRAINT "report_files_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "reports" ADD CONSTRAINT "reports_document_id_documents_id_fk" FOREIGN KEY ("document_id") REFERENCES "public"."documents"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "report_files_document_idx" ON "report_files" USING btree ("document_id");--> statement-breakpoint
CREATE INDEX "reports_user_idx" ON "reports" USING btree ("user_id","kind","created_at" DESC NULLS LAST);--> statement-breakpoint
CREATE INDEX "reports_kind_idx" ON "reports" USING btree ("kind");--> statement-breakpoint
CREATE INDEX "reports_document_idx" ON "reports" USING btree ("document_id");--> statement-breakpoint
INSERT INTO "reports" ("id", "user_id", "kind", "document_id", "filename", "engine", "model", "lang", "body", "summary", "incomplete", "sections", "sections_reused", "created_at")
  SELECT "id", "user_id", 'risk', "document_id", "filename", "engine", "model", "lang", jsonb_build_object('risks', "risks"), jsonb_build_object('num_risks', "num_risks"), "incomplete", "sections", "sections_reused", "created_at"
  FROM "risk_reports";--> statement-breakpoint
INSERT INTO "report_files" ("report_id", "name", "document_id")
  SELECT "id", 'pdf', "report_document_id" FROM "risk_reports" WHERE "report_document_id" IS NOT NULL;--> statement-breakpoint
DROP TABLE "risk_reports";--> statement-breakpoint
-- Processes of the version before go on until they are restarted: they read and write risk reports under this name.
-- A migration after all of them are gone drops the view with its function.
CREATE VIEW "risk_reports" AS
  SELECT r."id", r."user_id", r."document_id", r."filename",
    (SELECT f."document_id" FROM "report_files" f WHERE f."report_id" = r."id" AND f."name" = 'pdf') AS "report_document_id",
    r."engine", r."model", r."lang", r."body" -> 'risks' AS "risks", (r."summary" ->> 'num_risks')::int AS "num_risks",
    r."incomplete", r."sections_reused", r."sections", r."created_at"
  FROM "reports" r WHERE r."kind" = 'risk';--> statement-breakpoint
ALTER VIEW "risk_reports" ALTER COLUMN "sections" SET DEFAULT 0;--> statement-breakpoint
ALTER VIEW "risk_reports" ALTER COLUMN "sections_reused" SET DEFAULT 0;--> statement-breakpoint
ALTER VIEW "risk_reports" ALTER COLUMN "created_at" SET DEFAULT now();--> statement-breakpoint
CREATE FUNCTION "write_risk_reports"() RETURNS trigger LANGUAGE plpgsql AS $$
BEGIN
  IF TG_OP = 'DELETE' THEN
    DELETE FROM "reports" WHERE "id" = OLD."id";
    IF NOT FOUND THEN RETURN NULL; END IF;
    RETURN OLD;
  END IF;
  IF TG_OP = 'INSERT' THEN
    INSERT INTO "reports" ("id", "user_id", "kind", "document_id", "filename", "engine", "model", "lang", "body", "summary", "incomplete", "sections", "sections_reused", "created_at")
    VALUES (NEW."id", NEW."user_id", 'risk', NEW."document_id", NEW."filename", NEW."engine", NEW."model", NEW."lang", jsonb_build_object('risks', NEW."risks"), jsonb_build_object('num_risks', NEW."num_risks"), NEW."incomplete", NEW."sections", NEW."sections_reused", NEW."created_at");
  END IF;
  IF NEW."report_document_id" IS NOT NULL THEN
    INSERT INTO "report_files" ("report_id", "name", "document_id") VALUES (NEW."id", 'pdf', NEW."report_document_id")
    ON CONFLICT ("report_id", "name") DO UPDATE SET "document_id" = excluded."document_id";
  END IF;
  RETURN NEW;
END $$;--> statement-breakpoint
CREATE TRIGGER "write_risk_reports" INSTEAD OF INSERT OR UPDATE OR DELETE ON "risk_reports"
  FOR EACH ROW EXECUTE FUNCTION "write_risk_reports"();
